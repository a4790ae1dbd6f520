import { createHash } from 'node:crypto';
import type { ApiDescription } from '@northcast/shared-contracts/api/describe-api';
import type { Budgets } from '../gates/budget-gate.js';

/** One build of the shell: what it offers to remotes, and what it allows them. */
export interface ShellDescription {
  /** Stands for the content: two builds that differ have two. */
  readonly build: string;
  /** Version of the host contract. */
  readonly contract: string;
  /** Exact versions of the libraries that it provides. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Names of the modules that it provides, as remotes ask for them. */
  readonly modules: readonly string[];
  readonly budgets: Budgets;
  /** `sha384-…` of its server bundle, of which the store holds a copy; null where it has none. */
  readonly serverBundle: string | null;
}

/** The calls of one build of the bff. */
export interface BffDescription {
  /** Stands for the calls: two builds with the same API have the same. */
  readonly build: string;
  readonly calls: ApiDescription;
}

/** Sixteen hex digits that stand for a content. */
export const buildId = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export const bffDescription = (calls: ApiDescription): BffDescription => ({
  build: buildId(JSON.stringify(calls)),
  calls,
});
