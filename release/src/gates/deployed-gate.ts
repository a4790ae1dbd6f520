import type { BffDescription, ShellDescription } from '../deployed/descriptions.js';
import type { Deployed } from '../deployed/read-deployed.js';
import type { Release } from '../store/release.js';
import { apiViolations } from './api-gate.js';
import { budgetViolations } from './budget-gate.js';
import { contractViolations } from './contract-gate.js';
import { libraryViolations } from './library-gate.js';

/**
 * Whether a release fits every shell and every bff that runs.
 * @returns reasons to refuse it; with several builds running, each names its build
 */
export function deployedViolations(release: Release, deployed: Deployed): string[] {
  if (deployed.unknown.length > 0) return [...deployed.unknown];
  const { shells, bffs } = deployed;
  return [
    ...shells.flatMap((shell) => naming('shell', shell, shells, shellViolations(release, shell))),
    ...bffs.flatMap((bff) => naming('bff', bff, bffs, apiViolations(release, bff))),
  ];
}

/** @returns reasons why a shell can't run a release */
export function shellViolations(
  release: Pick<Release, 'contract' | 'libraries'>,
  { contract, libraries }: Pick<ShellDescription, 'contract' | 'libraries'>,
): string[] {
  return [
    ...contractViolations(release as Release, contract),
    ...libraryViolations(release as Release, libraries),
  ];
}

/** @returns reasons to refuse a release for its weight, by the budgets of every shell that runs */
export function weightViolations(release: Release, { shells }: Deployed): string[] {
  return shells.flatMap((shell) =>
    naming('shell', shell, shells, budgetViolations(release, shell.budgets)),
  );
}

function naming(
  kind: string,
  { build }: ShellDescription | BffDescription,
  all: readonly unknown[],
  violations: readonly string[],
): string[] {
  return all.length === 1
    ? [...violations]
    : violations.map((violation) => `${violation} (${kind} ${build})`);
}
