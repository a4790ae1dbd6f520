import { createHash } from 'node:crypto';

/** Numbers that the canary cookie holds are below this: each is many visitors', so that it says nothing of a person. */
export const canaryNumbers = 10_000;

/**
 * 0 to 99: which part of the visitors somebody with this number is in, for one canary. Every area and every version draws again, so that
 * a visitor who gets one canary is no likelier to get another.
 */
export function bucketOf(canaryNumber: number, remote: string, version: string): number {
  const digest = createHash('sha256').update(`${canaryNumber} ${remote} ${version}`).digest();
  return digest.readUInt32BE(0) % 100;
}
