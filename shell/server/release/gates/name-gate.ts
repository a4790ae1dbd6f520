import { remoteNames } from '@northcast/shared-contracts/host/remote';
import semver from 'semver';
import type { Release } from '../release.js';

/** @returns reasons to refuse a release that can't have a place in the store */
export function nameFaults({ name, version, files }: Release): string[] {
  const escaping = Object.keys(files).filter((file) => /^\/|(^|\/)\.|\\/.test(file));
  return [
    ...(remoteNames.includes(name) ? [] : [`There is no remote called '${name}'`]),
    ...(semver.valid(version) === version ? [] : [`'${version}' is not a version like 1.2.3`]),
    ...escaping.map((file) => `'${file}' is not a name for a file of an artefact`),
  ];
}
