import { declaredVersion } from './build-remote.mjs';
import { inputHash, inputsOf } from './input-hash.mjs';

/** semver treats a hash of digits only as a number and rejects one with a leading zero. */
const versionPart = (hash) => (/^0\d+$/.test(hash) ? `h${hash}` : hash);

/**
 * Version of a working copy build: a hash of the inputs, for a remote after its declared version.
 */
export function workingCopyVersion(name) {
  const hash = inputHash(inputsOf(name));
  return name === 'shell' ? hash : `${declaredVersion(name)}-local.${versionPart(hash)}`;
}
