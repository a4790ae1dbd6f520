import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Which versions of a remote are live. */
export interface Pointers {
  readonly stable: string;
  /** What rollback goes back to. */
  readonly previous: string | null;
  readonly canary: { readonly version: string; readonly percent: number } | null;
}

/** The one small document that says what is live; changed by compare-and-set on `revision`. */
export interface RegistryDocument {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, Pointers>>>;
}

export const emptyRegistry: RegistryDocument = { revision: 0, remotes: {} };

export const registryPath = (store: string): string => path.join(store, 'registry.json');

/** The registry as it stands; empty before the first release. */
export async function readRegistry(store: string): Promise<RegistryDocument> {
  try {
    return JSON.parse(await readFile(registryPath(store), 'utf8')) as RegistryDocument;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyRegistry;
    throw error;
  }
}
