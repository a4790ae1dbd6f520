import semver from 'semver';
import type { Release } from '../store/release.js';

const caretRange = /^\^\d+\.\d+\.\d+$/;

/**
 * Whether a remote runs with the shell's contract. The browser checks again, with a range of the one form that it understands.
 * @param contract version of the shell's contract
 * @returns reasons to refuse it
 */
export function contractViolations({ contract: range }: Release, contract: string): string[] {
  if (!caretRange.test(range)) {
    return [`The contract range '${range}' is not of the form ^1.2.3`];
  }
  if (semver.satisfies(contract, range)) return [];
  return [`It needs contract ${range}; the shell's contract is ${contract}`];
}
