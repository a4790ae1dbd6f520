import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '@northcast/release/hashes';
import type { Release, ReleasedFile } from '@northcast/release/publications/release';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote, PublishedShell } from '../../registry/page-manifest.js';

type Hashes = Readonly<Record<string, Pick<ReleasedFile, 'integrity' | 'scriptIntegrity'>>>;

const hashOf = ({ integrity, scriptIntegrity }: Hashes[string]) => scriptIntegrity ?? integrity;

const scriptHashes = (files: Hashes) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hashes]) => [file, hashOf(hashes)]),
  );

/** The entry of a version in the manifest. */
export function publishedRemote(
  name: RemoteName,
  version: string,
  release: Release,
): PublishedRemote {
  const entry = release.files[release.entry];
  return {
    name,
    version,
    contract: release.contract,
    base: `/remotes/${name}/${version}/`,
    entry: release.entry,
    routes: release.routes,
    integrity: entry ? { [release.entry]: hashOf(entry) } : {},
    hashes: sha256(hashesDocument(release)),
  };
}

/**
 * `hashes.json` of a version: the hashes of its scripts by file name. Created from the verified
 * `release.json`; the manifest contains its hash.
 */
export function hashesDocument(release: Release): string {
  return JSON.stringify(scriptHashes(release.files));
}

/** The entry of this server's shell in the manifest. */
export async function publishedShell(folder: string): Promise<PublishedShell> {
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as {
    entry: string[];
    files: Hashes;
  };
  const entries = Object.entries(scriptHashes(release.files));
  // The entry scripts contain the hashes of all others.
  const integrity = Object.fromEntries(entries.filter(([name]) => release.entry.includes(name)));
  return { base: '/shell/', entry: release.entry, integrity };
}
