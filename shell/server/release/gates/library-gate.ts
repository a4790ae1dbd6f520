import type { Release } from '../release.js';

type Versions = Readonly<Record<string, string>>;

/**
 * Whether a remote was built against the very libraries that the shell hands out; a patch apart, and the browser refuses to load it.
 * @param provided exact versions of the shell's libraries
 * @returns reasons to refuse it
 */
export function libraryFaults({ libraries }: Release, provided: Versions): string[] {
  return Object.entries(libraries)
    .filter(([name, version]) => provided[name] !== version)
    .map(
      ([name, version]) =>
        `It was built with ${name} ${version}; the shell has ${provided[name] ?? 'none'}`,
    );
}
