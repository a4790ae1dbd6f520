import semver from 'semver';
import type { Release } from '../store/release.js';

type Versions = Readonly<Record<string, string>>;

/**
 * Whether the shell's libraries lie in the ranges that a remote asks for; if not, the browser
 * refuses to load it. Releases built before ranges were written name exact versions.
 * @param provided exact versions of the libraries that the shell provides
 * @returns reasons to refuse it
 */
export function libraryViolations({ libraries }: Release, provided: Versions): string[] {
  return Object.entries(libraries)
    .filter(([name, range]) => !semver.satisfies(provided[name] ?? '', range))
    .map(
      ([name, range]) =>
        `It needs ${name} ${range}; the shell provides ${provided[name] ?? 'none'}`,
    );
}
