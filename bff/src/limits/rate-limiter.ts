import { Inject, Injectable } from '@nestjs/common';
import { tooMany } from '../errors/api-errors.js';
import type { RateLimit, RateLimitName } from '../settings/rate-limits.js';
import type { Settings } from '../settings/settings.js';
import { settingsToken } from '../settings/settings.js';

interface Window {
  count: number;
  /** Milliseconds of the monotonic clock, which nobody sets back. */
  readonly endsAt: number;
}

/** More callers than this within one window: the oldest are forgotten, so that a flood can't fill the memory. */
const mostWindows = 20_000;

/** Counts what callers did in fixed windows, in this process. */
@Injectable()
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(@Inject(settingsToken) private readonly settings: Settings) {}

  /**
   * Counts one more.
   * @throws 429 with `Retry-After` when it is one too many
   */
  consume(name: RateLimitName, caller: string): void {
    const rate = this.rateOf(name);
    if (rate === null) return;
    const key = `${name} ${caller}`;
    const now = performance.now();
    const window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      this.windows.delete(key);
      this.windows.set(key, { count: 1, endsAt: now + rate.seconds * 1000 });
      this.forgetOldest();
    } else if (window.count >= rate.limit) {
      throw tooMany(Math.ceil((window.endsAt - now) / 1000));
    } else {
      window.count += 1;
    }
  }

  /**
   * Counts nothing.
   * @throws 429 with `Retry-After` when one more would be too many
   */
  check(name: RateLimitName, caller: string): void {
    const rate = this.rateOf(name);
    const window = this.windows.get(`${name} ${caller}`);
    const now = performance.now();
    if (rate === null || window === undefined || window.endsAt <= now) return;
    if (window.count >= rate.limit) throw tooMany(Math.ceil((window.endsAt - now) / 1000));
  }

  /** Takes back one that turned out not to count. */
  refund(name: RateLimitName, caller: string): void {
    const window = this.windows.get(`${name} ${caller}`);
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  forget(name: RateLimitName, caller: string): void {
    this.windows.delete(`${name} ${caller}`);
  }

  get size(): number {
    return this.windows.size;
  }

  private rateOf(name: RateLimitName): RateLimit | null {
    return this.settings.rateLimits === 'off' ? null : this.settings.rateLimits[name];
  }

  private forgetOldest(): void {
    if (this.windows.size <= mostWindows) return;
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
