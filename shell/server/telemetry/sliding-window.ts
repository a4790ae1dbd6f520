const slotsPerWindow = 10;

/** What was counted by key within a sliding window, in memory: a slot for each tenth of the window. */
export class SlidingWindow<Slot> {
  private readonly keys = new Map<string, Map<number, Slot>>();

  /** @param length in milliseconds */
  constructor(
    readonly length: number,
    private readonly emptySlot: () => Slot,
    private readonly now: () => number = Date.now,
  ) {}

  /** The slot that counts what happens now. */
  current(key: string): Slot {
    this.forgetOld();
    const slots = this.keys.get(key) ?? new Map<number, Slot>();
    this.keys.set(key, slots);
    const number = this.slotNumber();
    const slot = slots.get(number) ?? this.emptySlot();
    slots.set(number, slot);
    return slot;
  }

  /** Everything of a key that is not older than the window. */
  slots(key: string): readonly Slot[] {
    this.forgetOld();
    return [...(this.keys.get(key)?.values() ?? [])];
  }

  /** A version that nobody loads any more leaves nothing behind. */
  private forgetOld(): void {
    const oldest = this.slotNumber() - slotsPerWindow;
    for (const [key, slots] of this.keys) {
      for (const number of slots.keys()) if (number <= oldest) slots.delete(number);
      if (slots.size === 0) this.keys.delete(key);
    }
  }

  private slotNumber(): number {
    return Math.floor(this.now() / (this.length / slotsPerWindow));
  }
}
