import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { DelegatedKey } from '../keys/delegated-key.js';
import { isMissing } from '../store/durable-files.js';
import { registryFolder } from '../store/store-layout.js';
import type { CanaryPointer } from './canary-pointer.js';

/** Which versions of a remote are live. */
export interface Pointers {
  readonly stable: string;
  /** The version that a rollback restores. */
  readonly previous: string | null;
  readonly canary: CanaryPointer | null;
}

/** Versions that some visitors get. */
export const liveVersions = (pointers: Pointers | undefined): string[] =>
  pointers ? [pointers.stable, ...(pointers.canary ? [pointers.canary.version] : [])] : [];

interface Act {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Name of the signing key, or `automatic`. Free text in revisions older than key names. */
  readonly who: string;
  /** Name of the signing key, also for automatic changes. */
  readonly key?: string;
  readonly why: string;
}

/** A change of the live versions. */
export interface ReleaseChange extends Act {
  readonly what: 'promote' | 'canary' | 'step canary' | 'stop canary' | 'rollback';
  readonly remote: RemoteName;
  readonly version: string;
  readonly percent?: number;
  /** Other remotes that moved in the same revision. */
  readonly with?: readonly { readonly remote: RemoteName; readonly version: string }[];
}

/** A change of the authorised keys or of the registry itself. Only the root key may make it. */
export interface KeyChange extends Act {
  readonly what: 'add key' | 'remove key' | 'confirm' | 'resume';
  /** Description of the affected key or other subject. */
  readonly subject: string;
}

export type Change = ReleaseChange | KeyChange;

/** Whether a change moved the versions of a remote. */
export const concerns = (change: Change, remote: RemoteName): change is ReleaseChange =>
  'remote' in change && [change, ...(change.with ?? [])].some((moved) => moved.remote === remote);

/**
 * The document that defines what is live. Every revision is an immutable file named by its number,
 * so a change and its history entry are written atomically, and two concurrent changes cannot claim
 * the same number.
 */
export interface RegistryRevision {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, Pointers>>>;
  /** The change that led to this revision. */
  readonly change: Change | null;
  /** Delegated keys. Only a revision signed by the root key may change them. */
  readonly keys?: readonly DelegatedKey[];
  /** `sha384-…` of the previous revision's file. */
  readonly before?: string;
  /** Number of consecutive revisions, including this one, that the root key has not signed. */
  readonly sinceRoot?: number;
  /** Number of the previous revision, if numbers were skipped. */
  readonly resumedFrom?: number;
}

export const emptyRegistry: RegistryRevision = { revision: 0, remotes: {}, change: null };

export const revisionPath = (store: string, revision: number): string =>
  path.join(registryFolder(store), `${String(revision).padStart(8, '0')}.json`);

/** Numbers of all revisions in the store, newest first. */
export async function revisionNumbers(store: string): Promise<number[]> {
  const names = await readdir(registryFolder(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names
    .map((name) => Number(/^(\d{8})\.json$/.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
    .sort((one, other) => other - one);
}

/** Number of the newest revision; 0 before the first release. */
export async function newestRevision(store: string): Promise<number> {
  return (await revisionNumbers(store))[0] ?? 0;
}
