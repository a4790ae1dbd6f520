interface Turn {
  readonly began: number;
  count: number;
}

const minute = 60_000;
const mostAddresses = 10_000;

/** So many requests a minute for each address. Addresses are forgotten after their minute and never written anywhere. */
export class AddressLimit {
  private readonly turns = new Map<string, Turn>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether one more request of this address is let through. */
  admits(address: string): boolean {
    this.forgetOld();
    const turn = this.turns.get(address) ?? { began: this.now(), count: 0 };
    this.turns.set(address, turn);
    turn.count += 1;
    return turn.count <= this.perMinute;
  }

  /** The map keeps the order of arrival: the oldest come first. */
  private forgetOld(): void {
    for (const [address, { began }] of this.turns) {
      if (this.now() - began < minute && this.turns.size < mostAddresses) return;
      this.turns.delete(address);
    }
  }
}
