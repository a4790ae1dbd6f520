import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { isText, isTime, parseRecord, withFields } from '../document-shape.js';
import { sha384 } from '../hashes.js';
import type { DelegatedKey, TrustedKeys } from '../keys/delegated-key.js';
import { openDelegated, UntrustedDocument } from '../keys/signed-document.js';
import { artefactPath } from '../store/store-layout.js';
import { isKept } from './kept-publications.js';
import type { Release } from './release.js';
import { excessiveField, malformedField } from './release-shape.js';

/**
 * Who published an artefact. It is stored inside the artefact, so that either both exist or neither
 * does. The leading dot of its name keeps it from being served.
 */
export interface Publication {
  readonly remote: RemoteName;
  readonly version: string;
  /** `sha384-…` of its `release.json`, which holds the hash of every other file. */
  readonly release: string;
  readonly at: string;
  /** Name of the signing key; free text in publications older than key names. */
  readonly who: string;
  readonly why: string;
}

/** A publication whose signature was verified. */
export interface SignedPublication {
  readonly publication: Publication;
  /** `sha384-…` of its file. */
  readonly hash: string;
  /** Null for the root key. */
  readonly signer: DelegatedKey | null;
}

export const publicationFile = '.publication.json';

const isPublication = withFields({
  remote: isText,
  version: isText,
  release: isText,
  at: isTime,
  who: isText,
  why: isText,
});

/**
 * Verifies a publication. Its signer may have been removed since.
 * @throws UntrustedDocument, also if it is signed and has another shape than `Publication`
 */
export function openPublication(
  text: string,
  keys: Pick<TrustedKeys, 'root' | 'delegated'>,
  name: string,
): SignedPublication {
  const { content, signer } = openDelegated(
    'publication',
    text,
    keys,
    name,
    ({ role }) => role === 'area',
  );
  if (!isPublication(content)) throw new UntrustedDocument(`${name} lacks a valid field`);
  const publication = content as Publication;
  const isSigners =
    signer === null ||
    (signer.areas.includes(publication.remote) && signer.name === publication.who);
  if (!isSigners) {
    throw new UntrustedDocument(`${name} is signed by '${signer.name}', which had no right to it`);
  }
  return { publication, hash: sha384(text), signer };
}

/**
 * Verifies the publication of a version in the store, including that its key is still trusted for
 * it.
 * @throws UntrustedDocument
 */
export async function readPublication(
  store: string,
  remote: RemoteName,
  version: string,
  keys: TrustedKeys,
): Promise<SignedPublication> {
  const name = `The publication of ${remote} ${version}`;
  const text = await readFile(publicationPath(store, remote, version), 'utf8').catch(
    (cause: unknown) => {
      throw new UntrustedDocument(`${remote} ${version} is not in the store`, { cause });
    },
  );
  const signed = openPublication(text, keys, name);
  const { publication, signer, hash } = signed;
  if (publication.remote !== remote || publication.version !== version) {
    throw new UntrustedDocument(`${name} is that of ${publication.remote} ${publication.version}`);
  }
  if (signer?.removed && !(await isKept(store, signer.removed, hash))) {
    throw new UntrustedDocument(`${name} is signed by '${signer.name}', which is not trusted now`);
  }
  return signed;
}

export const publicationPath = (store: string, remote: RemoteName, version: string): string =>
  path.join(artefactPath(store, remote, version), publicationFile);

/**
 * Verified `release.json` of a published version.
 * @throws UntrustedDocument, also if it is signed and has another shape than `Release` or exceeds
 * `releaseLimits`
 */
export async function readVerifiedRelease(
  store: string,
  remote: RemoteName,
  version: string,
  keys: TrustedKeys,
): Promise<Release> {
  const { publication } = await readPublication(store, remote, version, keys);
  const text = await readFile(path.join(artefactPath(store, remote, version), 'release.json'));
  if (sha384(text) !== publication.release) {
    throw new UntrustedDocument(`release.json of ${remote} ${version} is not what was published`);
  }
  return parseRelease(text.toString('utf8'), remote, version);
}

function parseRelease(text: string, remote: RemoteName, version: string): Release {
  const name = `release.json of ${remote} ${version}`;
  const document: unknown = parseRecord(text);
  if (document === null) throw new UntrustedDocument(`${name} can't be read`);
  const malformed = malformedField(document) ?? excessiveField(document as Release);
  if (malformed !== null) throw new UntrustedDocument(`${name} has no valid '${malformed}'`);
  const release = document as Release;
  if (release.name !== remote || release.version !== version) {
    throw new UntrustedDocument(`${name} is that of ${release.name} ${release.version}`);
  }
  return release;
}
