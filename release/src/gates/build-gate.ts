import semver from 'semver';
import type { Release } from '../publications/release.js';

/**
 * Checks the contract range of a build. A build may use everything in the contract version it was
 * built with, so its range must not start below that minor version: an older shell could lack
 * something it uses.
 * @returns reasons to reject it
 */
export function buildViolations({ contract: range, builtWith }: Release): string[] {
  const floor = semver.validRange(range) === null ? null : semver.minVersion(range);
  const built = semver.parse(builtWith.contract);
  if (built === null) return [`'${builtWith.contract}' is not a version of the contract`];
  if (floor === null) return [];
  if (floor.major === built.major && floor.minor === built.minor) return [];
  const needed = `^${built.major}.${built.minor}.0`;
  return [
    `It was built with contract ${built.version} and asks for ${range}. ` +
      `Write "contract": "${needed}" in remote.json, or build it with contract ${floor.version}`,
  ];
}

/** @returns reasons to reject a release whose public pages cannot be rendered on the server */
export function prerenderViolations({ routes, prerender, files }: Release): string[] {
  if (!routes.some((route) => route.prerender)) return [];
  if (prerender === undefined) return ['It declares public routes and brings no server bundle'];
  return prerender in files ? [] : [`The server bundle ${prerender} has no hash`];
}
