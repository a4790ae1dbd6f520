import type { KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { isMissing } from './durable-files.js';
import { publicKey } from './release-keys.js';
import { openDocument, UntrustedDocument } from './signed-document.js';
import { registryFolder } from './store-layout.js';

/** Which versions of a remote are live. */
export interface Pointers {
  readonly stable: string;
  /** What rollback goes back to. */
  readonly previous: string | null;
  readonly canary: { readonly version: string; readonly percent: number } | null;
}

/** Who changes what is live, and why. */
export interface Change {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** A person, `npm start`, or `automatic`. */
  readonly who: string;
  readonly what: 'promote' | 'canary' | 'stop canary' | 'rollback';
  readonly remote: RemoteName;
  readonly version: string;
  /** Share of visitors, for `canary`. */
  readonly percent?: number;
  readonly why: string;
}

/**
 * The one small document that says what is live. Every state is a file of its own, named by its number, so that a change and its line
 * in the history are one act, and two changes at once can't both take the same number.
 */
export interface RegistryDocument {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, Pointers>>>;
  /** What made this state of the last one. */
  readonly change: Change | null;
}

export const emptyRegistry: RegistryDocument = { revision: 0, remotes: {}, change: null };

export const revisionPath = (store: string, revision: number): string =>
  path.join(registryFolder(store), `${String(revision).padStart(8, '0')}.json`);

/** Number of the newest state; 0 before the first release. */
export async function newestRevision(store: string): Promise<number> {
  const names = await readdir(registryFolder(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const numbers = names.map((name) => Number(/^(\d{8})\.json$/.exec(name)?.[1] ?? 0));
  return numbers.reduce((newest, number) => Math.max(newest, number), 0);
}

/**
 * One state of the registry.
 * @throws UntrustedDocument when it is missing, unreadable, not signed by us or another state's
 */
export async function readRevision(
  store: string,
  revision: number,
  key: KeyObject | null,
): Promise<RegistryDocument> {
  const name = `Registry revision ${revision}`;
  if (key === null) throw new UntrustedDocument(`${name}: there is no release key to verify it`);
  const text = await readFile(revisionPath(store, revision), 'utf8').catch((cause: unknown) => {
    throw new UntrustedDocument(`${name} can't be read`, { cause });
  });
  const document = openDocument('registry', text, key, name) as RegistryDocument;
  if (document.revision !== revision) {
    throw new UntrustedDocument(`${name} is a copy of revision ${document.revision}`);
  }
  return document;
}

/**
 * The registry as it stands; empty before the first release.
 * @throws UntrustedDocument
 */
export async function readRegistry(store: string): Promise<RegistryDocument> {
  const newest = await newestRevision(store);
  return newest === 0 ? emptyRegistry : await readRevision(store, newest, await publicKey(store));
}
