/** Milliseconds within which requests can arrive that were sent with the former token. */
const lifetime = 60_000;
/** Most tokens remembered; the oldest are forgotten. */
const mostTokens = 10_000;

/**
 * Hashes of tokens that browsers have lately exchanged for others or given up. Each process knows
 * those of its own responses.
 */
export class ReplacedTokens {
  /** Times of the monotonic clock by hash, oldest first. */
  private readonly times = new Map<string, number>();

  add(tokenHash: string): void {
    const now = performance.now();
    this.times.delete(tokenHash);
    this.times.set(tokenHash, now);
    for (const [oldest, time] of this.times) {
      if (now - time < lifetime && this.times.size <= mostTokens) return;
      this.times.delete(oldest);
    }
  }

  has(tokenHash: string): boolean {
    const time = this.times.get(tokenHash);
    return time !== undefined && performance.now() - time < lifetime;
  }
}
