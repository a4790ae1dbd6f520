/** Milliseconds over which the speed is measured. */
const span = 8000;
/** Less than this says nothing yet. */
const least = 1000;

/** Bytes in a second, over the last seconds. */
export class SpeedMeter {
  private points: { readonly at: number; readonly sent: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  restart(): void {
    this.points = [];
  }

  /** @returns the speed with so many bytes arrived; 0 while it is not known */
  at(sent: number): number {
    const at = this.now();
    // A part that has to be sent again takes the count back.
    if (sent < (this.points.at(-1)?.sent ?? 0)) this.restart();
    this.points = [...this.points.filter((point) => point.at > at - span), { at, sent }];
    const [first] = this.points;
    if (first === undefined || at - first.at < least) return 0;
    return ((sent - first.sent) * 1000) / (at - first.at);
  }
}
