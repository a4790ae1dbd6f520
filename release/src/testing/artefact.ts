import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { describeBff, describeShell } from '../deployed/describe.js';
import {
  type BffDescription,
  bffDescription,
  buildId,
  type ShellDescription,
} from '../deployed/descriptions.js';
import { sha384 } from '../hashes.js';
import { signingKey } from '../keys/release-keys.js';
import { signDocument } from '../keys/signed-document.js';
import { type Publication, publicationFile } from '../publications/publication.js';
import type { Release } from '../publications/release.js';
import { artefactPath } from '../store/store-layout.js';

export const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'northcast-release-'));

/** A shell that fits the artefacts below. */
export const testShell: Omit<ShellDescription, 'build' | 'serverBundle'> = {
  contract: '1.0.0',
  libraries: { react: '19.3.1' },
  modules: ['react'],
  budgets: { default: { '*': { first: 1000, total: 2000 } } },
};

/** A bff with two calls. */
export const testBff: BffDescription = bffDescription({
  'GET /api/orders': {
    accepts: [],
    requires: [],
    answers: ['id', 'status'],
    mayAnswer: ['phone'],
    paged: false,
  },
  'POST /api/orders': {
    accepts: ['brief', 'phone'],
    requires: ['brief'],
    answers: ['id', 'status'],
    mayAnswer: ['phone'],
    paged: false,
  },
});

function shellDocument(changes: object): string {
  const files = { 'shell.js': { integrity: 'sha384-x' } };
  return JSON.stringify({ name: 'shell', entry: ['shell.js'], files, ...testShell, ...changes });
}

/** Build id of `testShell`, as its servers report it. */
export const testShellBuild = buildId(shellDocument({}));

/** Writes a folder of a built shell with its description. */
export async function writeShell(
  changes: Partial<Omit<ShellDescription, 'build' | 'serverBundle'>> & { files?: object } = {},
): Promise<string> {
  const folder = await newFolder();
  await writeFile(path.join(folder, 'release.json'), shellDocument(changes));
  return folder;
}

/** A new store with the descriptions of the test shell and bff. */
export async function newStore(): Promise<string> {
  const store = path.join(await newFolder(), 'releases');
  await describeShell(store, await writeShell());
  await describeBff(store, testBff);
  return store;
}

/**
 * A copy of a store. Publishing is slow, so tests that change a store copy one that was created
 * once.
 */
export async function copyOf(store: string): Promise<string> {
  const copy = path.join(await newFolder(), 'releases');
  await cp(store, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

interface ArtefactChanges {
  /** File contents by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly release?: Partial<Release>;
}

/**
 * Writes a small built artefact to a new folder: an entry, a chunk, compressed variants and a
 * matching `release.json`.
 */
export async function writeArtefact(
  name: RemoteName,
  version: string,
  { files = {}, release = {} }: ArtefactChanges = {},
): Promise<string> {
  const folder = await newFolder();
  const texts: Record<string, string> = {
    'remote-entry.js': `/* ${version} */`,
    'mf-manifest.json': '{"shared":[]}',
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
    libraries: { react: '^19.3.0' },
    entry: 'remote-entry.js',
    routes: [{ path: `/${name}` }],
    exposes: { './routes': { preload: ['chunk.js'], brotliBytes: 900, totalBrotliBytes: 1900 } },
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [
        file,
        { integrity: sha384(text), bytes: text.length, brotliBytes: null },
      ]),
    ),
    calls: {},
    builtWith: { contract: '1.0.0', libraries: { react: '19.3.1' } },
    builtAt: '2026-11-20T00:00:00.000Z',
    commit: null,
    ...release,
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(document));
  return folder;
}

/**
 * Adds a signed artefact to the store without running the gates, as a malicious key holder could.
 * @param changes of the publication, which is otherwise that of `release.json`
 */
export async function addPastGates(
  store: string,
  folder: string,
  changes: Partial<Publication> = {},
): Promise<void> {
  const text = await readFile(path.join(folder, 'release.json'));
  const { name, version } = JSON.parse(text.toString('utf8')) as Release;
  const publication: Publication = {
    remote: name,
    version,
    release: sha384(text),
    at: '2026-11-20T00:00:00.000Z',
    who: 'Robin',
    why: 'past the gates',
    ...changes,
  };
  const signed = signDocument('publication', publication, await signingKey(store));
  const target = artefactPath(store, publication.remote, publication.version);
  await cp(folder, target, { recursive: true });
  await writeFile(path.join(target, publicationFile), signed);
}
