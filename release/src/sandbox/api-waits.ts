/** Milliseconds from which a call counts as slow. */
const slowFrom = 500;

/** Milliseconds for which a slow call may explain a failure: as long as a page waits for data. */
const explainsFor = 3000;

/**
 * Measures how long a sandboxed process waits for the API, so that its own statement about that
 * need not be believed.
 */
export class ApiWaits {
  private readonly open = new Set<{ readonly began: number }>();
  private lastSlowEnd = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Starts measuring a call; returns the function that ends it. */
  begin(): () => void {
    const call = { began: this.now() };
    this.open.add(call);
    return () => {
      this.open.delete(call);
      if (this.now() - call.began >= slowFrom) this.lastSlowEnd = this.now();
    };
  }

  /** Whether a call of the last seconds was slow, or has been open for that long. */
  get wereSlow(): boolean {
    const now = this.now();
    if (now - this.lastSlowEnd <= explainsFor) return true;
    return [...this.open].some(({ began }) => now - began >= slowFrom);
  }
}
