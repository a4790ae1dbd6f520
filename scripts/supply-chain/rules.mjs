/**
 * Rules for what `npm ci` installs, read from the lock file alone. Each answers the violations as lines.
 */

/**
 * What is read of an entry of the lock file, with the name of its package.
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 */

/**
 * Entries of packages from outside; our own are links to workspaces.
 * @returns {LockedPackage[]}
 */
export const externalPackages = (lock) =>
  Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !isWorkspace(lock, entry))
    .map(([place, entry]) => ({
      ...entry,
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));

const isWorkspace = (lock, { link, resolved }) =>
  link === true && !resolved.startsWith('..') && lock.packages[resolved] !== undefined;

/** @param {Pick<LockedPackage, 'name' | 'version'>} entry */
const called = ({ name, version }) => `${name} ${version ?? ''}`.trim();

/**
 * From the registry, unaltered. An entry without an address is one of the configured registry: npm leaves it out where
 * `omit-lockfile-registry-resolved` is set.
 */
export function foreignSources(packages, registry) {
  return packages.flatMap((entry) => {
    const isFromRegistry = entry.resolved === undefined || entry.resolved.startsWith(registry);
    return [
      ...(isFromRegistry && !entry.link ? [] : [`${called(entry)} comes from ${entry.resolved}`]),
      ...(/^sha512-/.test(entry.integrity ?? '') ? [] : [`${called(entry)} has no SHA-512 hash`]),
    ];
  });
}

/**
 * @param {LockedPackage[]} packages
 * @param {{ allowed: string[], stated: Record<string, string> }} policy `stated`: licences that the lock file does not name
 */
export function foreignLicences(packages, { allowed, stated }) {
  const isAllowed = (expression) =>
    expression
      .replace(/^\(([^()]*)\)$/, '$1')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((each) => allowed.includes(each)));
  return packages
    .filter(({ name, license }) => !isAllowed(stated[name] ?? license ?? ''))
    .map((entry) => `${called(entry)} has the licence ${entry.license ?? '(none named)'}`);
}

/** Nothing runs at an installation (`--ignore-scripts`); this tells when a package begins to want to. */
export const foreignInstallScripts = (packages, allowed) =>
  packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !allowed.includes(name))
    .map((entry) => `${called(entry)} has an install script`);

/**
 * @param {LockedPackage[]} packages
 * @param {{ name: string, range: string, severity: string, source: string }[]} advisories
 * @param {(version: string, range: string) => boolean} satisfies of semver
 */
export const knownAdvisories = (packages, advisories, satisfies) =>
  packages.flatMap((entry) =>
    advisories
      .filter(({ name, range }) => name === entry.name && satisfies(entry.version ?? '', range))
      .map(({ severity, source }) => `${called(entry)}: ${severity}, ${source}`),
  );

/** Of `npm audit --json`; undefined where the registry did not answer with a report. */
export function auditViolations(report) {
  if (report?.vulnerabilities === undefined) return undefined;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, range, severity }) => `${name} ${range}: ${severity}, npm audit`);
}
