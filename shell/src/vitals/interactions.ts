/** An entry of type `event` or `first-input`. */
export interface InteractionEvent {
  /** The same for all events of one interaction; 0 for an event that is none. */
  readonly interactionId: number;
  /** From the event to the next paint, in milliseconds. */
  readonly duration: number;
}

/** One interaction of so many may be slower and is not counted. */
const forgiven = 50;

/** Interaction to next paint: the slowest interaction of a visit, save for one of fifty. */
export class Interactions {
  private readonly durations = new Map<number, number>();

  add({ interactionId, duration }: InteractionEvent): void {
    if (!interactionId) return;
    const known = this.durations.get(interactionId) ?? 0;
    this.durations.set(interactionId, Math.max(known, duration));
  }

  /**
   * Undefined as long as there was none.
   * @param count all interactions, with those that were too short for an entry
   */
  slowest(count = this.durations.size): number | undefined {
    const sorted = [...this.durations.values()].sort((one, other) => other - one);
    return sorted[Math.min(sorted.length - 1, Math.floor(count / forgiven))];
  }
}
