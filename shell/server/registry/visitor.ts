import { createHash } from 'node:crypto';
import type { PreviewedRemote } from '../../registry/page-manifest.js';

/**
 * Exclusive upper bound of canary numbers. Many visitors share each number, so it does not identify
 * a person.
 */
export const canaryNumbers = 10_000;

/**
 * Bucket from 0 to 99 of a canary number for one canary. Hashed with remote and version, so that
 * buckets of different canaries are independent.
 */
export function bucketOf(canaryNumber: number, remote: string, version: string): number {
  const digest = createHash('sha256').update(`${canaryNumber} ${remote} ${version}`).digest();
  return digest.readUInt32BE(0) % 100;
}

/** Determines which versions a visitor gets. */
export interface Visitor {
  /**
   * Number in the canary cookie, which decides membership in every canary; null if the visitor has
   * none yet.
   */
  readonly canaryNumber: number | null;
  /** Assigns a number; called if the visitor has none while a canary is running. */
  readonly drawNumber?: () => number;
  /** Versions of valid preview links. */
  readonly previews: readonly PreviewedRemote[];
}

export const anybody: Visitor = { canaryNumber: null, previews: [] };
