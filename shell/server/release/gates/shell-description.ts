import { createRequire } from 'node:module';
import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { Budgets } from './budget-gate.js';

const require = createRequire(import.meta.url);

/** What the shell offers to remotes and allows them. */
export interface ShellDescription {
  readonly contract: string;
  /** Exact versions of the libraries it hands out. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly budgets: Budgets;
}

/** The shell of this checkout. */
export function describeShell(): ShellDescription {
  const { dependencies } = require('@northcast/shell/package.json') as {
    dependencies: Record<string, string>;
  };
  const budgets = require('@northcast/shell/budgets.json') as Budgets;
  return { contract: contractVersion, libraries: dependencies, budgets };
}
