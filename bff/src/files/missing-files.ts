import { Injectable } from '@nestjs/common';

const minute = 60_000;
/** Milliseconds after which a missing file is looked for again. */
export const placeRetryDelay = 5 * minute;
/** Milliseconds between two looks, between which one file may be measured for half an hour. */
const longestPause = 60 * minute;
/** Milliseconds for which a file has to be missing before it counts as lost. */
const lostAfter = 24 * 60 * minute;

/** Times on the clock of `performance.now()`. */
interface Misses {
  readonly first: number;
  readonly last: number;
}

/**
 * Files that this process could not find. They may be missing only here: the disk is not mounted,
 * or the settings name another place.
 */
@Injectable()
export class MissingFiles {
  /** By file id, in the order of the last miss. */
  private readonly misses = new Map<string, Misses>();

  /** Files that are being looked for. */
  get size(): number {
    return this.misses.size;
  }

  /** Notes that a file is missing. @returns whether it has been missing for a day */
  isLost(id: string): boolean {
    const now = performance.now();
    this.prune(now);
    const first = this.misses.get(id)?.first ?? now;
    this.misses.delete(id);
    this.misses.set(id, { first, last: now });
    return now - first >= lostAfter;
  }

  /** Call this when a file is there again, or needs no more looks. */
  forget(id: string): void {
    this.misses.delete(id);
  }

  /** Drops removed files, and those that other processes looked for: they may have been there. */
  private prune(now: number): void {
    for (const [id, { last }] of this.misses) {
      if (now - last <= longestPause) return;
      this.misses.delete(id);
    }
  }
}
