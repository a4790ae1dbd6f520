/** A release or release change that a gate rejects. The message gives the reasons to its author. */
export class RefusedRelease extends Error {
  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.name = 'RefusedRelease';
  }
}
