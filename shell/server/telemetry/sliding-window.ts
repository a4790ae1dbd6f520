const slotsPerWindow = 10;

/**
 * Counts by key within a sliding window, in memory: one slot per tenth of the window. By default it
 * follows the monotonic clock, so that a change of the wall clock neither keeps nor drops counts.
 */
export class SlidingWindow<Slot> {
  private readonly keys = new Map<string, Map<number, Slot>>();

  /** @param length milliseconds */
  constructor(
    readonly length: number,
    private readonly emptySlot: () => Slot,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The current slot. */
  current(key: string): Slot {
    this.forgetOld();
    const slots = this.keys.get(key) ?? new Map<number, Slot>();
    this.keys.set(key, slots);
    const number = this.slotNumber();
    const slot = slots.get(number) ?? this.emptySlot();
    slots.set(number, slot);
    return slot;
  }

  /** All slots of a key within the window. */
  slots(key: string): readonly Slot[] {
    this.forgetOld();
    return [...(this.keys.get(key)?.values() ?? [])];
  }

  /** Removes keys without recent counts. */
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
