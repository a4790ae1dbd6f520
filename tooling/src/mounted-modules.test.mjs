import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mountedModules } from './mounted-modules.mjs';
import { inRoot } from './paths.mjs';

const sources = readdirSync(inRoot('shell/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join(inRoot('shell/src'), name), 'utf8'));

/** Remote and module of each dialog in the shell's sources. */
const requests = sources.flatMap((source) =>
  [...source.matchAll(/\bloadDialog<\w+>\('([\w-]+)', '([^']+)'/g)].map(([, ...names]) => names),
);

test('the shell loads modules other than dialogs only as pages', () => {
  const exposes = sources.flatMap((source) => source.match(/\bexpose: '.*'/g) ?? []);
  expect(exposes).toEqual(["expose: './routes'"]);
});

test('the list contains exactly the modules that the shell loads from named remotes', () => {
  const listed = Object.entries(mountedModules).flatMap(([remote, exposes]) =>
    exposes.map((expose) => [remote, expose]),
  );
  expect(requests.sort()).toEqual(listed.sort());
});

test.each(Object.entries(mountedModules))('%s exposes what the shell loads', (remote, exposes) => {
  const description = JSON.parse(readFileSync(inRoot(remote, 'remote.json'), 'utf8'));
  expect(Object.keys(description.exposes)).toEqual(expect.arrayContaining(exposes));
});
