import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The folders of each package whose subfolders are checked. */
const packages = {
  ...Object.fromEntries(
    readdirSync(root)
      .filter((name) => existsSync(path.join(root, name, 'package.json')))
      .filter((name) => existsSync(path.join(root, name, 'src')))
      .map((name) => [name, ['src']]),
  ),
  shell: ['src', 'server', 'registry'],
};

/** Excludes tests and the catalogue's examples, which combine components. */
const source = /(?<!\.test|\.test-d|\.examples|\.d)\.(?:tsx?|mjs)$/;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => source.test(file));

/** The folder below `src` that contains a file; for a file directly in `src`, its name. */
function folderOf(file, packageName) {
  const [top, folder] = path.relative(path.join(root, packageName), file).split(path.sep);
  const name = folder.split('.')[0];
  return packages[packageName].length > 1 ? `${top}/${name}` : name;
}

/** The modules of its own package that a file imports, as paths without extension. */
function importsOf(file, packageName) {
  const own = `@northcast/${packageName}/`;
  return [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, name]) => {
    if (name.startsWith(own)) return [path.join(root, packageName, 'src', name.slice(own.length))];
    return name.startsWith('.') ? [path.join(path.dirname(file), name)] : [];
  });
}

/** A file's path in its package; an import names a source by its output, or without extension. */
const fileOf = (file, packageName) =>
  path.relative(path.join(root, packageName), file).replace(/\.(?:tsx?|m?js)$/, '');

/**
 * @param {(file: string, packageName: string) => string} nodeOf
 * @returns each node of a package with the nodes that it imports, also for types only
 */
function importGraph(packageName, nodeOf) {
  const folders = packages[packageName].map((folder) => path.join(root, packageName, folder));
  const graph = new Map();
  for (const file of folders.flatMap(filesOf)) {
    const from = nodeOf(file, packageName);
    const to = importsOf(file, packageName)
      .filter((target) => folders.some((folder) => target.startsWith(`${folder}${path.sep}`)))
      .map((target) => nodeOf(target, packageName));
    graph.set(from, new Set([...(graph.get(from) ?? []), ...to]));
  }
  return graph;
}

function reachableFrom(start, graph) {
  const seen = new Set();
  const open = [start];
  for (const node of open) {
    for (const next of graph.get(node) ?? []) {
      if (next === node || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/**
 * @returns the strongly connected components of the import graph with more than one node, as 'a, b'
 */
function cyclesOf(graph) {
  const reach = new Map([...graph.keys()].map((node) => [node, reachableFrom(node, graph)]));
  const reaches = (from, to) => reach.get(from)?.has(to) === true;
  const cycles = [...graph.keys()].map((node) =>
    [...graph.keys()].filter((other) => reaches(node, other) && reaches(other, node)),
  );
  return [...new Set(cycles.filter(({ length }) => length > 1).map((c) => c.sort().join(', ')))];
}

test.each(Object.keys(packages))('no folders of %s import each other in a cycle', (name) => {
  expect(cyclesOf(importGraph(name, folderOf)).sort()).toEqual([]);
});

// The linter does not follow imports by the name of the importing package.
test.each(Object.keys(packages))('no files of %s import each other in a cycle', (name) => {
  expect(cyclesOf(importGraph(name, fileOf)).sort()).toEqual([]);
});

test('a cycle over three folders is detected', () => {
  const edges = { a: ['b', 'd'], b: ['c'], c: ['a'], d: [] };
  const graph = new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
  expect(cyclesOf(graph)).toEqual(['a, b, c']);
});
