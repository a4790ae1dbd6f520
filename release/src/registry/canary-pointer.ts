/** Visitors of one arm, each counted once. */
export interface ArmCounts {
  readonly visitors: number;
  /** Visitors for whom something failed. */
  readonly failed: number;
}

/** A version that the registry gives to a share of visitors. */
export interface CanaryPointer {
  readonly version: string;
  /** Whole number from 1 to 100. */
  readonly percent: number;
  /** ISO 8601; identifies this canary run. Absent in registries older than run names. */
  readonly startedAt?: string;
  /** ISO 8601; when `percent` was set. Only votes from then on count. */
  readonly steppedAt?: string;
  /** Percentages still to come, in order. */
  readonly steps?: readonly number[];
  /** Minimum duration of each step in milliseconds. */
  readonly every?: number;
  /** Votes on stable from earlier steps of this run, with API failures as successes. */
  readonly earlier?: ArmCounts;
}

/** Identifies a canary run. Each command starts a new run, and a halt applies to one run. */
export const runOf = ({ startedAt }: CanaryPointer): string => startedAt ?? 'unnamed';

/** Identifies a canary step. Each step is a separate test with its own votes. */
export const stepOf = (canary: CanaryPointer): string =>
  `${runOf(canary)} ${canary.steppedAt ?? ''} ${canary.version}`;

/** The next step and when it is due; null after the last step. */
export function nextStep(canary: CanaryPointer): { percent: number; due: number } | null {
  const [percent] = canary.steps ?? [];
  if (percent === undefined || canary.every === undefined) return null;
  return { percent, due: Date.parse(canary.steppedAt ?? '') + canary.every };
}
