import type { Logger } from 'pino';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Notices when the system clock was changed by more than an hour since the start: it no longer
 * agrees with the monotonic clock. A wrong time makes everything look expired, so it may delete
 * nothing until it has stayed for a day. A suspended machine looks the same, because its monotonic
 * clock stood still: deletions go on a day after it resumed, and not at all on a machine that is
 * suspended daily. A time that was wrong at the start cannot be recognised.
 */
export class ClockGuard {
  /** System time minus monotonic time. */
  private trusted: number;
  private changed: { readonly offset: number; readonly at: number } | null = null;

  /**
   * @param wall milliseconds since 1970
   * @param monotonic milliseconds since some time in the past
   */
  constructor(
    private readonly log: Logger,
    private readonly wall = () => Date.now(),
    private readonly monotonic = () => performance.now(),
  ) {
    this.trusted = wall() - monotonic();
  }

  /** Milliseconds since 1970; null while the clock may be wrong. Call this before each deletion. */
  trustedTime(): number | null {
    const at = this.monotonic();
    const now = this.wall();
    const offset = now - at;
    if (isNear(offset, this.trusted)) this.changed = null;
    else if (this.changed === null || !isNear(offset, this.changed.offset)) {
      this.changed = { offset, at };
      const hours = Math.round((offset - this.trusted) / hour);
      this.log.error({ hours }, 'system clock changed: nothing expires for a day');
      return null;
    } else if (at - this.changed.at < day) return null;
    // Follows small corrections, which would add up to an hour over the years.
    this.trusted = offset;
    this.changed = null;
    return now;
  }
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= hour;
