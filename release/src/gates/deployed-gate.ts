import semver from 'semver';
import type { BffDescription, Budgets, ShellDescription } from '../deployed/descriptions.js';
import type { Deployed } from '../deployed/read-deployed.js';
import type { Release } from '../publications/release.js';
import { apiViolations } from './api-gate.js';

/**
 * Whether a release fits every deployed shell and bff.
 * @returns reasons to reject it; if several builds are running, each reason names its build
 */
export function deployedViolations(release: Release, deployed: Deployed): string[] {
  if (deployed.unknown.length > 0) return [...deployed.unknown];
  const { shells, bffs } = deployed;
  return [
    ...shells.flatMap((shell) => naming('shell', shell, shells, shellViolations(release, shell))),
    ...bffs.flatMap((bff) => naming('bff', bff, bffs, apiViolations(release, bff))),
  ];
}

/** @returns reasons why a shell cannot run a release */
export function shellViolations(
  release: Pick<Release, 'contract' | 'libraries'>,
  { contract, libraries }: Pick<ShellDescription, 'contract' | 'libraries'>,
): string[] {
  return [
    ...contractViolations(release.contract, contract),
    ...libraryViolations(release.libraries, libraries),
  ];
}

/** @returns reasons to reject a release that lacks modules that a deployed shell loads from it */
export function mountViolations(release: Release, { shells }: Deployed): string[] {
  return shells.flatMap((shell) =>
    naming('shell', shell, shells, unexposedViolations(release, shell)),
  );
}

/** @returns reasons why parts of a shell that come from a remote would fail */
export function unexposedViolations(
  { name, exposes }: Release,
  { mounts = {} }: Pick<ShellDescription, 'mounts'>,
): string[] {
  const mounted = (Object.hasOwn(mounts, name) && mounts[name]) || [];
  // A release in the store may lack the field.
  const exposed = Object.keys(exposes ?? {});
  return mounted
    .filter((expose) => !exposed.includes(expose))
    .map(
      (expose) =>
        `It does not expose ${expose}, which the shell loads. Publish a version whose remote.json lists it`,
    );
}

/** @returns reasons to reject a release for its size, by the budgets of every deployed shell */
export function weightViolations(release: Release, { shells }: Deployed): string[] {
  return shells.flatMap((shell) =>
    naming('shell', shell, shells, budgetViolations(release, shell.budgets)),
  );
}

function budgetViolations(release: Release, budgets: Budgets): string[] {
  return Object.entries(release.exposes).flatMap(([expose, { brotliBytes, totalBrotliBytes }]) => {
    const budget = budgets[release.name]?.[expose] ?? budgets.default?.['*'];
    if (!budget) return [`No size budget is set for ${release.name} ${expose}`];
    return [
      ...overweight(`${expose} at first`, brotliBytes, budget.first),
      ...overweight(`${expose} in all`, totalBrotliBytes, budget.total),
    ];
  });
}

function overweight(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what} is ${bytes} bytes of script, the budget is ${most}`] : [];
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

const caretRange = /^\^\d+\.\d+\.\d+$/;

/**
 * Whether a remote runs with the shell's contract. The browser checks this again, and it supports
 * caret ranges only.
 * @param contract version of the shell's contract
 * @returns reasons to reject it
 */
function contractViolations(range: string, contract: string): string[] {
  if (!caretRange.test(range)) {
    return [`The contract range '${range}' is not of the form ^1.2.3`];
  }
  if (semver.satisfies(contract, range)) return [];
  return [`It needs contract ${range}; the shell's contract is ${contract}`];
}

type Versions = Readonly<Record<string, string>>;

/**
 * Whether the shell's libraries satisfy the ranges that a remote requires; if not, the browser
 * refuses to load it. Older releases name exact versions instead of ranges.
 * @param provided exact versions of the libraries that the shell provides
 * @returns reasons to reject it
 */
function libraryViolations(libraries: Versions, provided: Versions): string[] {
  return Object.entries(libraries).flatMap(([name, range]) => {
    const version = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (version !== undefined && semver.satisfies(version, range)) return [];
    return [`It needs ${name} ${range}; the shell provides ${version ?? 'none'}`];
  });
}
