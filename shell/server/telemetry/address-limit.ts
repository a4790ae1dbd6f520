interface Turn {
  readonly began: number;
  count: number;
}

const mostAddresses = 10_000;

/**
 * Rate limit per address. Addresses are forgotten after their period and never stored. Periods
 * follow the monotonic clock, so setting the system clock back does not extend them.
 */
export class AddressLimit {
  private readonly turns = new Map<string, Turn>();

  /** @param period milliseconds */
  constructor(
    private readonly most: number,
    private readonly period = 60_000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a request of this address; returns whether it is within the limit. */
  admits(address: string): boolean {
    this.forgetOld();
    const turn = this.turns.get(address) ?? { began: this.now(), count: 0 };
    this.turns.set(address, turn);
    turn.count += 1;
    return turn.count <= this.most;
  }

  get size(): number {
    return this.turns.size;
  }

  /** The map keeps insertion order, so the oldest come first. */
  private forgetOld(): void {
    for (const [address, { began }] of this.turns) {
      if (this.now() - began < this.period && this.turns.size < mostAddresses) return;
      this.turns.delete(address);
    }
  }
}
