import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { sha384 } from '../../hashes.js';
import type { ShellDescription } from '../gates/shell-description.js';
import type { Release } from '../release.js';

/** A new folder that nothing else uses. */
export const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'northcast-release-'));

/** A shell with which the artefacts below fit. */
export const testShell: ShellDescription = {
  contract: '1.0.0',
  libraries: { react: '19.3.1' },
  budgets: { default: { '*': { first: 1000, total: 2000 } } },
};

interface ArtefactChanges {
  /** Files by name, with their text. */
  readonly files?: Readonly<Record<string, string>>;
  readonly release?: Partial<Release>;
}

/** A small built artefact in a folder of its own: an entry, a chunk, compressed forms and a true `release.json`. */
export async function writeArtefact(
  name: RemoteName,
  version: string,
  { files = {}, release = {} }: ArtefactChanges = {},
): Promise<string> {
  const folder = await newFolder();
  const texts: Record<string, string> = {
    'remote-entry.js': `/* ${version} */`,
    'chunk.js': `console.log(${JSON.stringify(version)})`,
    ...files,
  };
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(text));
  }
  const document: Release = {
    name,
    version,
    contract: '^1.0.0',
    libraries: { react: '19.3.1' },
    entry: 'remote-entry.js',
    routes: [{ path: `/${name}` }],
    exposes: { './routes': { preload: ['chunk.js'], brotliBytes: 900, totalBrotliBytes: 1900 } },
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [
        file,
        { integrity: sha384(text), bytes: text.length, brotliBytes: null },
      ]),
    ),
    builtAt: '2026-11-20T00:00:00.000Z',
    commit: null,
    ...release,
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(document));
  return folder;
}
