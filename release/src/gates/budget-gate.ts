import type { Budgets } from '../deployed/descriptions.js';
import type { Release } from '../publications/release.js';

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
