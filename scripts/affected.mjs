import { root, run } from './steps.mjs';

/** Files that no test reads and no build takes in. */
const unread = /^(docs\/|docker\/|[^/]+\.md$)/;

/**
 * What a change touches, those packages that depend on it among them.
 * @param {string} ref what the working copy is compared with, files that git does not know yet among it
 * @returns {Promise<Set<string> | undefined>} folders of packages; undefined where the change is to what all share
 */
export async function affectedSince(ref) {
  const commands = [
    ['diff', '--name-only', ref],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const files = (await Promise.all(commands.map((args) => run('git', args)))).join('\n');
  return affectedBy(files.split('\n').filter(Boolean), await dependencies());
}

/**
 * @param {readonly string[]} files that were changed
 * @param {Readonly<Record<string, readonly string[]>>} dependencies of each package on others, by folder
 * @returns {Set<string> | undefined} undefined where a file belongs to no package
 */
export function affectedBy(files, dependencies) {
  const affected = new Set();
  const add = (folder) => {
    if (affected.has(folder)) return;
    affected.add(folder);
    for (const [other, needed] of Object.entries(dependencies))
      if (needed.includes(folder)) add(other);
  };
  for (const file of files.filter((each) => !unread.test(each))) {
    const folder = file.split('/')[0];
    if (!(folder in dependencies)) return undefined;
    add(folder);
  }
  return affected;
}

/** As the packages declare them; lerna reads them. */
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

/** Folders of browser tests that a change to one area alone can change the outcome of. */
const areaTests = {
  'mf-marketing': ['help', 'journey', 'marketing', 'paint', 'releases', 'shell', 'site'],
  'mf-account': ['account', 'journey', 'order-place', 'paint', 'releases', 'shell', 'site'],
  'mf-admin': ['admin', 'journey', 'order-place', 'releases', 'site'],
};

/**
 * Which browser tests to run.
 * @param {Set<string> | undefined} affected
 * @returns {string[] | undefined} folders of `e2e/tests`, none for no tests; undefined for all of them
 */
export function browserTestsOf(affected) {
  if (affected === undefined) return undefined;
  const folders = [...affected].filter((folder) => !['bench', 'tooling'].includes(folder));
  if (!folders.every((folder) => folder in areaTests)) return undefined;
  return [...new Set(folders.flatMap((folder) => areaTests[folder]))].sort();
}
