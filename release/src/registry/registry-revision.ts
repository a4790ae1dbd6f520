import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { CanaryPointer } from '../canary/canary-pointer.js';
import type { DelegatedKey } from '../keys/delegated-key.js';
import { isMissing } from '../store/durable-files.js';
import { registryFolder } from '../store/store-layout.js';

/** Which versions of a remote are live. */
export interface Pointers {
  readonly stable: string;
  /** What rollback goes back to. */
  readonly previous: string | null;
  readonly canary: CanaryPointer | null;
}

/** Who changed something, and why. */
interface Act {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Name of the key that signed it, or `automatic`; free text in states that were signed before keys had names. */
  readonly who: string;
  /** Name of the key, also of what a server did by rule and by nobody's command. */
  readonly key?: string;
  readonly why: string;
}

/** A change of what is live. */
export interface ReleaseChange extends Act {
  readonly what: 'promote' | 'canary' | 'step canary' | 'stop canary' | 'rollback';
  readonly remote: RemoteName;
  readonly version: string;
  /** Share of visitors, for `canary` and `step canary`. */
  readonly percent?: number;
  /** Other areas that moved in the same revision. */
  readonly with?: readonly { readonly remote: RemoteName; readonly version: string }[];
}

/** A change of who may sign, or of the registry itself: the root key's alone. */
export interface KeyChange extends Act {
  readonly what: 'add key' | 'remove key' | 'confirm' | 'resume';
  /** The key, or what else it is about, in words. */
  readonly subject: string;
}

export type Change = ReleaseChange | KeyChange;

/**
 * The one small document that says what is live. Every state is a file of its own, named by its number, so that a change and its line
 * in the history are one act, and two changes at once can't both take the same number.
 */
export interface RegistryRevision {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, Pointers>>>;
  /** What made this state of the last one. */
  readonly change: Change | null;
  /** Keys that the root key gave rights to; only a revision that the root key signed may change them. */
  readonly keys?: readonly DelegatedKey[];
  /** `sha384-…` of the file of the state before. */
  readonly before?: string;
  /** How many states, this one included, the root key has not signed. */
  readonly sinceRoot?: number;
  /** Number of the state before, where numbers were left out. */
  readonly resumedFrom?: number;
}

export const emptyRegistry: RegistryRevision = { revision: 0, remotes: {}, change: null };

export const revisionPath = (store: string, revision: number): string =>
  path.join(registryFolder(store), `${String(revision).padStart(8, '0')}.json`);

/** Numbers of all states in the store, the newest first. */
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

/** Number of the newest state; 0 before the first release. */
export async function newestRevision(store: string): Promise<number> {
  return (await revisionNumbers(store))[0] ?? 0;
}
