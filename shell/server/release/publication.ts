import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { sha384 } from '../hashes.js';
import type { Release } from './release.js';
import { openDocument, UntrustedDocument } from './signed-document.js';
import { artefactPath } from './store-layout.js';

/** Who published an artefact; stands inside it, so that both are there or neither. Its name keeps it from being served. */
export interface Publication {
  readonly remote: RemoteName;
  readonly version: string;
  /** `sha384-…` of its `release.json`, which holds the hash of every other file. */
  readonly release: string;
  readonly at: string;
  readonly who: string;
  readonly why: string;
}

export const publicationFile = '.publication.json';

/** @throws UntrustedDocument */
export async function readPublication(
  store: string,
  remote: RemoteName,
  version: string,
  key: KeyObject | null,
): Promise<Publication> {
  const name = `The publication of ${remote} ${version}`;
  if (key === null) throw new UntrustedDocument(`${name}: there is no release key to verify it`);
  const file = path.join(artefactPath(store, remote, version), publicationFile);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UntrustedDocument(`${remote} ${version} is not in the store`, { cause });
  });
  const publication = openDocument('publication', text, key, name) as Publication;
  if (publication.remote !== remote || publication.version !== version) {
    throw new UntrustedDocument(`${name} is that of ${publication.remote} ${publication.version}`);
  }
  return publication;
}

/**
 * `release.json` of a published version, as it was published.
 * @throws UntrustedDocument
 */
export async function readVerifiedRelease(
  store: string,
  remote: RemoteName,
  version: string,
  key: KeyObject | null,
): Promise<Release> {
  const { release } = await readPublication(store, remote, version, key);
  const text = await readFile(path.join(artefactPath(store, remote, version), 'release.json'));
  if (sha384(text) !== release) {
    throw new UntrustedDocument(`release.json of ${remote} ${version} is not what was published`);
  }
  return JSON.parse(text.toString('utf8')) as Release;
}
