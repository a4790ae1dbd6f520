/** End of security support per major version: https://github.com/nodejs/release#release-schedule */
const lastFixes = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** The major version of the Docker images. */
const recommended = 24;

/**
 * @param {string} version of Node, such as '20.20.2'
 * @param {Date} now
 * @returns a warning if this version gets no security fixes any more
 */
export function endOfFixes(version, now) {
  const last = lastFixes[Number.parseInt(version, 10)];
  if (last === undefined || now.toISOString().slice(0, 10) <= last) return undefined;
  return `Node ${version} has had no security fixes since ${last}; install Node ${recommended}.`;
}

/**
 * @param {string} version of Node, such as '20.20.2'
 * @returns an error if the locked packages do not run on this version (`engines` of package.json)
 */
export function unfitVersion(version) {
  const [major, minor] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major > 22)
    return undefined;
  return `Node 20.19, 22.13 or newer is needed, this is ${version}.`;
}
