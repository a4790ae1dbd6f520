import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote, PublishedShell } from '../../registry/document-registry.js';
import type { Release } from '../release/release.js';

type Hashes = Readonly<Record<string, { readonly integrity: string }>>;

const scriptHashes = (files: Hashes) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { integrity }]) => [file, integrity]),
  );

/** What a document says of a version. */
export function publishedRemote(
  name: RemoteName,
  version: string,
  release: Release,
): PublishedRemote {
  return {
    name,
    version,
    contract: release.contract,
    base: `/remotes/${name}/${version}/`,
    entry: release.entry,
    routes: release.routes,
    integrity: { [release.entry]: release.files[release.entry]?.integrity ?? '' },
    hashes: integrityOf(hashesDocument(release)),
  };
}

/** `hashes.json` of a version: the hashes of its scripts by name. Made of the verified release document; a document names its hash. */
export function hashesDocument(release: Release): string {
  return JSON.stringify(scriptHashes(release.files));
}

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a document says of the shell that is installed with this server. */
export async function publishedShell(folder: string): Promise<PublishedShell> {
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as {
    entry: string[];
    files: Hashes;
  };
  const entries = Object.entries(scriptHashes(release.files));
  // The entry scripts bring the hashes of all others.
  const integrity = Object.fromEntries(entries.filter(([name]) => release.entry.includes(name)));
  return { base: '/shell/', entry: release.entry, integrity };
}
