/** An entry of type `layout-shift`, which TypeScript's library does not know. */
export interface LayoutShift {
  /** Milliseconds. */
  readonly startTime: number;
  readonly value: number;
  /** The person caused it. */
  readonly hadRecentInput: boolean;
}

const longestPause = 1000;
const longestBurst = 5000;

/** Cumulative layout shift: the worst burst of shifts, each less than a second after the last, in five seconds. */
export class LayoutShifts {
  worst = 0;
  private burst = 0;
  private began = 0;
  private last = Number.NEGATIVE_INFINITY;

  add({ startTime, value, hadRecentInput }: LayoutShift): void {
    if (hadRecentInput) return;
    const goesOn = startTime - this.last < longestPause && startTime - this.began < longestBurst;
    if (!goesOn) {
      this.burst = 0;
      this.began = startTime;
    }
    this.last = startTime;
    this.burst += value;
    this.worst = Math.max(this.worst, this.burst);
  }
}
