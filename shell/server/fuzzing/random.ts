/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  /** @param share of the cases, from 0 to 1 */
  chance(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000;
  }

  /** @throws Error where there is nothing to pick from */
  pick<Item extends string | number | object>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** Any bytes, one in a character. */
  bytes(most: number): string {
    const length = this.below(most + 1);
    return Array.from({ length }, () => String.fromCharCode(this.below(256))).join('');
  }
}
