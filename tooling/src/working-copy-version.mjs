import { declaredVersion } from './build-remote.mjs';
import { inputHash, inputsOf } from './input-hash.mjs';

/** A hash of digits alone is a number to semver, which refuses one with a zero in front. */
const versionPart = (hash) => (/^0\d+$/.test(hash) ? `h${hash}` : hash);

/** Version of a build of the working copy: a hash of the inputs, behind a remote's declared version. */
export function workingCopyVersion(name) {
  const hash = inputHash(inputsOf(name));
  return name === 'shell' ? hash : `${declaredVersion(name)}-local.${versionPart(hash)}`;
}
