import type { ArmCounts } from './sequential-test.js';

/** A version that is given to a share of the visitors, as the registry says it. */
export interface CanaryPointer {
  readonly version: string;
  /** Whole number from 1 to 100. */
  readonly percent: number;
  /** ISO 8601; names this run of the canary. A registry from before runs had names lacks it. */
  readonly startedAt?: string;
  /** ISO 8601; when `percent` was set. Votes count from then on. */
  readonly steppedAt?: string;
  /** Shares that are still to come, in order. */
  readonly steps?: readonly number[];
  /** Milliseconds that each step lasts at least. */
  readonly every?: number;
  /** Votes on stable in the earlier steps of this run. */
  readonly earlier?: ArmCounts;
}

/** Name of a run of a canary; a new command begins a new run, and a halt is of one run. */
export const runOf = ({ startedAt }: CanaryPointer): string => startedAt ?? 'unnamed';

/** Name of a step of a canary: votes of another step are another test's. */
export const stepOf = (canary: CanaryPointer): string =>
  `${runOf(canary)} ${canary.steppedAt ?? ''} ${canary.version}`;

/** The step that follows and when it is due; null after the last one. */
export function nextStep(canary: CanaryPointer): { percent: number; due: number } | null {
  const [percent] = canary.steps ?? [];
  if (percent === undefined || canary.every === undefined) return null;
  return { percent, due: Date.parse(canary.steppedAt ?? '') + canary.every };
}
