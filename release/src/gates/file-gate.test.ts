import { appendFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sha256 } from '../hashes.js';
import { publicationFile } from '../publications/publication.js';
import type { Release } from '../publications/release.js';
import { writeArtefact } from '../testing/artefact.js';
import { fileViolations } from './file-gate.js';

/** Violations reported for an artefact after a change to it. */
async function violationsAfter(
  change: (folder: string, release: Release) => Promise<Partial<Release> | undefined>,
): Promise<string[]> {
  const folder = await writeArtefact('mf-admin', '1.0.0', { files: { 'css/page.css': 'a{}' } });
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  return await fileViolations(folder, { ...release, ...(await change(folder, release)) });
}

const nothing = undefined;
const write = (name: string, content: string | Buffer) => async (folder: string) => {
  await writeFile(path.join(folder, name), content);
  return nothing;
};

test.each<[string, Parameters<typeof violationsAfter>[0]]>([
  ['an unchanged artefact', async () => nothing],
  ['a publication file', write(publicationFile, '{}')],
  ['an additional compressed variant', write('css/page.css.br', brotliCompressSync('a{}'))],
  ['an empty folder', async (folder) => void (await mkdir(path.join(folder, 'empty')))],
])('%s is not a violation', async (_name, change) => {
  expect(await violationsAfter(change)).toEqual([]);
});

test.each<[string, Parameters<typeof violationsAfter>[0], readonly string[]]>([
  [
    'a changed file',
    async (folder) => void (await appendFile(path.join(folder, 'css/page.css'), ' ')),
    ['css/page.css has another hash'],
  ],
  [
    'a missing file',
    async (folder) => void (await rm(path.join(folder, 'chunk.js'))),
    ['chunk.js is missing'],
  ],
  ['an unlisted file', write('extra.js', ''), ['extra.js has no hash']],
  ['a variant with an unknown extension', write('chunk.js.zz', ''), ['chunk.js.zz has no hash']],
  [
    'a symbolic link',
    async (folder) => void (await symlink('chunk.js', path.join(folder, 'link.js'))),
    ['link.js is not a plain file'],
  ],
  [
    'a compressed variant with other content',
    write('chunk.js.gz', gzipSync('something else')),
    ['chunk.js.gz holds something else than the file beside it'],
  ],
  ['an invalid compressed variant', write('chunk.js.gz', 'text'), ["chunk.js.gz can't be read"]],
  ['an entry without a hash', async () => ({ entry: 'gone.js' }), ['gone.js has no hash']],
  [
    'a preloaded file without a hash',
    async () => ({
      exposes: { './routes': { preload: ['gone.js'], brotliBytes: 1, totalBrotliBytes: 1 } },
    }),
    ['gone.js has no hash'],
  ],
])('%s is reported', async (_name, change, violations) => {
  expect(await violationsAfter(change)).toEqual(violations);
});

test('a script with a wrong scriptIntegrity (SHA-256) is reported', async () => {
  const withHash = (scriptIntegrity: string) =>
    violationsAfter(async (_folder, { files }) => {
      const chunk = files['chunk.js'];
      return chunk && { files: { ...files, 'chunk.js': { ...chunk, scriptIntegrity } } };
    });
  expect(await withHash(sha256('console.log("1.0.0")'))).toEqual([]);
  expect(await withHash(sha256('other'))).toEqual(['chunk.js has another hash']);
});
