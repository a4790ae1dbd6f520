import { existsSync } from 'node:fs';
import { addressViolation } from '@northcast/release/gates/address-pattern';
import { inRoot, remotes } from '../../tooling/src/paths.mjs';
import { pathOf } from './template.mjs';

/**
 * Validates the name of a new remote. Module Federation matches remotes by prefix, so no name may
 * begin with another.
 * @returns {string | undefined} the error message
 */
export function checkName(name, taken = remotes) {
  if (!name) return 'Name the new remote: npm run new:remote -- mf-events';
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    return `'${name}' is not a name like mf-events: small letters and digits, words joined by hyphens`;
  }
  const like = taken.find((other) => other.startsWith(name) || name.startsWith(other));
  if (like) return `'${name}' and '${like}' begin alike: the loader could not tell them apart`;
  const violation = addressViolation(pathOf(name));
  if (violation) return `${violation}: take another name`;
  return existsSync(inRoot(name)) ? `There is a folder ${name} already` : undefined;
}
