import { isRemoteName, type RemoteName } from '@northcast/shared-contracts/host/remote';
import semver from 'semver';
import type { Release } from '../publications/release.js';

/**
 * @param known existing remotes. Module Federation finds a remote by name prefix, so no name may be
 * a prefix of another.
 * @returns reasons to reject a name, version or file name
 */
export function nameViolations(
  { name, version, files }: Release,
  known: readonly RemoteName[],
): string[] {
  const alike = known.filter(
    (other) => other !== name && (other.startsWith(name) || name.startsWith(other)),
  );
  const escaping = Object.keys(files).filter((file) => /^\/|(^|\/)\.|\\/.test(file));
  return [
    ...(isRemoteName(name) ? [] : [`'${name}' is not a name like mf-account`]),
    ...alike.map((other) => `Its name and ${other} begin alike: the loader can't tell them apart`),
    ...(semver.valid(version) === version ? [] : [`'${version}' is not a version like 1.2.3`]),
    ...escaping.map((file) => `'${file}' is not a name for a file of an artefact`),
  ];
}
