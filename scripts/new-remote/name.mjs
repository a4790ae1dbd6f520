import { existsSync } from 'node:fs';
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
  return existsSync(inRoot(name)) ? `There is a folder ${name} already` : undefined;
}

/**
 * Validates the address of a new remote's page by a gate of the release package, which has to be
 * compiled.
 * @returns {Promise<string | undefined>} the error message
 */
export async function checkAddress(name) {
  const { addressViolation } = await import('@northcast/release/gates/address-pattern');
  const violation = addressViolation(pathOf(name));
  return violation ? `${violation}: take another name` : undefined;
}
