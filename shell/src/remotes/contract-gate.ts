/**
 * Whether a contract version satisfies a caret range: `^1.2.0` matches 1.2.0 and every later 1.x.
 * Fails closed for anything else. The browser needs only this form of range, so it loads no semver
 * library.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const needed = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const given = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!needed || !given) return false;
  const [major = 0, minor = 0, patch = 0] = given;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = needed;
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
