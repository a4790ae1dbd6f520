import type { Release } from '../store/release.js';

/** Most bytes, brotli, of an exposed module: before it runs, and with everything it may load later. */
export interface Budget {
  readonly first: number;
  readonly total: number;
}

/** By remote and exposed module; `default` for those that are not named. */
export type Budgets = Readonly<Record<string, Readonly<Record<string, Budget>>>>;

/** @returns reasons to refuse a release for its weight */
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
