/**
 * Rules for what `npm ci` installs, based on the lock file alone. Each returns its violations as
 * lines of text.
 */

/**
 * The fields that we read from a lock file entry, with its package name.
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
 * Entries of external packages. Our own are links to workspaces.
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
 * Packages from another source than the registry, or without an integrity hash. An entry without
 * `resolved` comes from the configured registry: npm omits it if `omit-lockfile-registry-resolved`
 * is set.
 * @param {LockedPackage[]} packages
 * @param {string} registry its URL; empty if npm did not answer
 */
export function foreignSources(packages, registry) {
  if (registry === '') return ['npm does not say which registry it uses'];
  // Without the slash, the name of another host could begin with that of the registry.
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  return packages.flatMap((entry) => {
    const isFromRegistry = entry.resolved === undefined || entry.resolved.startsWith(base);
    return [
      ...(isFromRegistry && !entry.link ? [] : [`${called(entry)} comes from ${entry.resolved}`]),
      ...(/^sha512-/.test(entry.integrity ?? '') ? [] : [`${called(entry)} has no SHA-512 hash`]),
    ];
  });
}

/**
 * @param {LockedPackage[]} packages
 * @param {{ allowed: string[], stated: Record<string, string> }} policy `stated`: licences that the
 * lock file does not name
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

/**
 * Reports packages that gain an install script. Install scripts never run (`--ignore-scripts`), so
 * such a package may not work.
 */
export const foreignInstallScripts = (packages, allowed) =>
  packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !allowed.includes(name))
    .map((entry) => `${called(entry)} has an install script`);

/**
 * @param {LockedPackage[]} packages
 * @param {{ name: string, range: string, severity: string, source: string }[]} advisories
 * @param {(version: string, range: string) => boolean} satisfies from semver
 */
export const knownAdvisories = (packages, advisories, satisfies) =>
  packages.flatMap((entry) =>
    advisories
      .filter(({ name, range }) => name === entry.name && satisfies(entry.version ?? '', range))
      .map(({ severity, source }) => `${called(entry)}: ${severity}, ${source}`),
  );

/**
 * The severe advisories in the output of `npm audit --json`; undefined if the registry did not
 * return a report.
 */
export function auditViolations(report) {
  if (report?.vulnerabilities === undefined) return undefined;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, range, severity }) => `${name} ${range}: ${severity}, npm audit`);
}
