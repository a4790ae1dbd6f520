/** Pseudo-random numbers, reproducible by seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** Integer from 0 (inclusive) to `limit` (exclusive). */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  /** @param share probability, 0 to 1 */
  chance(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000;
  }

  /** @throws Error when the list is empty */
  pick<Item extends string | number | object>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** Random bytes, one per character. */
  bytes(most: number): string {
    const length = this.below(most + 1);
    return Array.from({ length }, () => String.fromCharCode(this.below(256))).join('');
  }
}
