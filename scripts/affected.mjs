import { root, run } from './steps.mjs';

/** Files that only `readers` read; a browser test follows the recipes of `contributing.md`. */
const unbuilt = /^(docs\/(?!contributing\.md)|[^/]+\.md$)/;

/** Packages whose unit and API tests read or run files that no dependency declares. */
const readers = {
  tooling: /^/,
  bff: /^(docs\/operations\.md|mf-[^/]+\/remote\.json|shared-ui\/src\/theme\/tokens\.tsx)$/,
  shell: /^bff\//,
  'mf-admin': /^bff\/content\/posts\//,
  'mf-marketing': /^(shell\/(public\/images|server)|(?!bff\/)[^/]+\/src)\//,
  'shared-ui': /^(shell|order-ui|mf-[^/]+)\/src\//,
};

/**
 * What a change affects, by folders of packages.
 * @param {string} ref what the working copy is compared with; untracked files count as changed
 * @returns {Promise<{ packages: Set<string>, tested: Set<string> } | undefined>} `packages`: the
 * changed ones and those that depend on them; `tested`: also those whose unit and API tests read a
 * changed file; undefined if the change affects every package
 */
export async function affectedSince(ref) {
  const files = await changedSince(ref);
  const packages = affectedBy(files, await dependencies());
  return packages && { packages, tested: new Set([...packages, ...readersOf(files)]) };
}

/**
 * The packages whose unit and API tests read one of the files.
 * @param {readonly string[]} files
 */
export const readersOf = (files) =>
  Object.keys(readers).filter((folder) => files.some((file) => readers[folder].test(file)));

/**
 * Paths of the changed files. A moved file counts at both places: it is missing at the former.
 * @param {string} ref see `affectedSince`
 */
export async function changedSince(ref, cwd = root) {
  const commands = [
    ['diff', '--name-only', '--no-renames', ref],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const lists = await Promise.all(commands.map((args) => run('git', args, { cwd })));
  return lists.join('\n').split('\n').filter(Boolean);
}

/**
 * @param {readonly string[]} files changed files
 * @param {Readonly<Record<string, readonly string[]>>} dependencies of each package on others, by
 * folder
 * @returns {Set<string> | undefined} undefined if a file belongs to no package
 */
export function affectedBy(files, dependencies) {
  const affected = new Set();
  const add = (folder) => {
    if (affected.has(folder)) return;
    affected.add(folder);
    for (const [other, needed] of Object.entries(dependencies))
      if (needed.includes(folder)) add(other);
  };
  for (const file of files.filter((each) => !unbuilt.test(each))) {
    const folder = file.split('/')[0];
    if (!(folder in dependencies)) return undefined;
    add(folder);
  }
  return affected;
}

/** The package dependencies, as lerna reads them. */
async function dependencies() {
  const lerna = `${root}/node_modules/.bin/lerna`;
  const graph = JSON.parse(await run(lerna, ['ls', '--graph', '--all', '--loglevel', 'silent']));
  const folder = (name) => name.replace('@northcast/', '');
  return Object.fromEntries(
    Object.entries(graph).map(([name, needed]) => [
      folder(name),
      needed.filter((each) => each in graph).map(folder),
    ]),
  );
}

/** Folders of browser tests whose result a change to a single remote can affect. */
const areaTests = {
  'mf-marketing': ['help', 'journey', 'marketing', 'paint', 'releases', 'shell', 'site'],
  'mf-account': ['account', 'journey', 'order-place', 'paint', 'releases', 'shell', 'site'],
  'mf-admin': ['admin', 'journey', 'order-place', 'releases', 'site'],
};

/**
 * The browser tests to run.
 * @param {Set<string> | undefined} affected
 * @returns {string[] | undefined} folders of `e2e/tests`, empty for no tests; undefined for all
 */
export function browserTestsOf(affected) {
  if (affected === undefined) return undefined;
  const folders = [...affected].filter((folder) => !['bench', 'tooling'].includes(folder));
  if (!folders.every((folder) => folder in areaTests)) return undefined;
  return [...new Set(folders.flatMap((folder) => areaTests[folder]))].sort();
}
