/** A release or release change that a gate rejects. The message gives the reasons to its author. */
export class RefusedRelease extends Error {
  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.name = 'RefusedRelease';
  }
}

/** @throws RefusedRelease that names the version, if there are reasons */
export function refuseViolations(
  { name, version }: { readonly name: string; readonly version: string },
  violations: readonly string[],
): void {
  if (violations.length > 0)
    throw new RefusedRelease(`${name} ${version} is refused:`, ...violations);
}
