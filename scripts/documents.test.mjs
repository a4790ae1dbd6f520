import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const documents = [
  'README.md',
  'SECURITY.md',
  'bff/README.md',
  'bff/test/audio/README.md',
  'shared-ui/README.md',
  'shell/pictures/README.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const parts = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [],
);

/** Removes the file names at the start of recipe steps, because a step may create its file. */
const withoutSteps = (text) => text.replace(/^\d+\. `[^`]+`/gm, '');

/**
 * Repository files that a text names in code marks, relative to the root, such as
 * `shell/server/app.ts`.
 */
const namedFiles = (text) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|json|yml|md))`/g)]
    .map(([, file]) => file)
    .filter((file) => parts.includes(file.split('/')[0]));

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const folders = [root, path.dirname(path.join(root, document))];
  const isThere = (file) => folders.some((folder) => existsSync(path.join(folder, file)));
  expect(namedFiles(withoutSteps(text)).filter((file) => !isThere(file))).toEqual([]);
});
