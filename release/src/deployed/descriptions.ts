import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ApiDescription } from '@northcast/shared-contracts/api/describe-api';
import { isRecord } from '../document-shape.js';
import { deployedFolder } from '../store/store-layout.js';

/**
 * Maximum size of an exposed module in bytes (Brotli): before it runs, and including everything it
 * may load later.
 */
export interface Budget {
  readonly first: number;
  readonly total: number;
}

/** By remote and exposed module; `default` applies to all others. */
export type Budgets = Readonly<Record<string, Readonly<Record<string, Budget>>>>;

/** A build of the shell: what it provides to remotes, and what it allows them. */
export interface ShellDescription {
  /** Identifies the content: different builds have different ids. */
  readonly build: string;
  /** Version of the host contract. */
  readonly contract: string;
  /** Exact versions of the libraries that it provides. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Names of the shared modules that it provides. */
  readonly modules: readonly string[];
  /** Modules besides `./routes` that it loads, by remote; absent in older builds. */
  readonly mounts?: Readonly<Record<string, readonly string[]>>;
  readonly budgets: Budgets;
  /** `sha384-…` of its server bundle, which the store has a copy of; null if it has none. */
  readonly serverBundle: string | null;
}

/** The API of one build of the bff. */
export interface BffDescription {
  /** Identifies the API: two builds with the same API have the same id. */
  readonly build: string;
  readonly calls: ApiDescription;
}

/** Content hash of 16 hexadecimal digits. */
export const buildId = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export const bffDescription = (calls: ApiDescription): BffDescription => ({
  build: buildId(JSON.stringify(calls)),
  calls,
});

/**
 * @param response parsed response of a bff to `GET /api/description`
 * @throws Error if it is another document
 */
export function asBffDescription(response: unknown): BffDescription {
  const calls = isRecord(response) ? response['calls'] : undefined;
  if (!isRecord(calls)) throw new Error('its response names no calls');
  return bffDescription(calls as ApiDescription);
}

export type DescribedKind = 'shell' | 'bff';

/** Signed descriptions of every build that was ever deployed, named by build. */
export const descriptionsFolder = (store: string, kind: DescribedKind): string =>
  path.join(deployedFolder(store), kind === 'shell' ? 'shells' : 'bffs');

export const descriptionPath = (store: string, kind: DescribedKind, build: string): string =>
  path.join(descriptionsFolder(store, kind), `${build}.json`);

/** Copy of a shell's server bundle, named by its hash. */
export const shellBundlePath = (store: string, integrity: string): string =>
  path.join(deployedFolder(store), 'bundles', `${integrity.replace(/[^\w]/g, '_')}.cjs`);
