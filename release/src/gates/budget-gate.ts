import type { Release } from '../store/release.js';

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

/** @returns reasons to reject a release for its size */
export function budgetViolations(release: Release, budgets: Budgets): string[] {
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
