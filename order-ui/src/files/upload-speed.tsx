/** Milliseconds over which the speed is measured. */
const span = 8000;
/** Milliseconds of measurement needed before a speed is known. */
const least = 1000;

/** Measures bytes per second over the last seconds. */
export class SpeedMeter {
  private points: { readonly at: number; readonly sent: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  restart(): void {
    this.points = [];
  }

  /**
   * @param sent bytes sent so far
   * @returns bytes per second; 0 while unknown
   */
  at(sent: number): number {
    const at = this.now();
    // A chunk that is sent again lowers the count.
    if (sent < (this.points.at(-1)?.sent ?? 0)) this.restart();
    this.points = [...this.points.filter((point) => point.at > at - span), { at, sent }];
    const [first] = this.points;
    if (first === undefined || at - first.at < least) return 0;
    return ((sent - first.sent) * 1000) / (at - first.at);
  }
}
