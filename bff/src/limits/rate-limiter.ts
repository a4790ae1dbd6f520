import { Inject, Injectable } from '@nestjs/common';
import { tooMany } from '../errors/api-errors.js';
import type { RateLimit, RateLimitName } from '../settings/rate-limits.js';
import type { Settings } from '../settings/settings.js';
import { settingsToken } from '../settings/settings.js';

interface Window {
  count: number;
  /** Milliseconds of the monotonic clock. */
  readonly endsAt: number;
}

/** Most callers remembered; the oldest are forgotten, so that a flood cannot exhaust the memory. */
const mostWindows = 20_000;

/** Limits calls in fixed windows, for this process only. */
@Injectable()
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(@Inject(settingsToken) private readonly settings: Settings) {}

  /**
   * Counts a call.
   * @throws 429 with `Retry-After` when the limit is exceeded
   */
  consume(name: RateLimitName, caller: string): void {
    const rate = this.rateOf(name);
    if (rate === null) return;
    this.check(name, caller);
    const key = `${name} ${caller}`;
    const now = performance.now();
    const window = this.windows.get(key);
    if (window !== undefined && window.endsAt > now) {
      window.count += 1;
      return;
    }
    this.windows.delete(key);
    this.windows.set(key, { count: 1, endsAt: now + rate.seconds * 1000 });
    this.forgetOldest();
  }

  /**
   * Checks without counting.
   * @throws 429 with `Retry-After` when the limit is reached
   */
  check(name: RateLimitName, caller: string): void {
    const rate = this.rateOf(name);
    const window = this.windows.get(`${name} ${caller}`);
    const now = performance.now();
    if (rate === null || window === undefined || window.endsAt <= now) return;
    if (window.count >= rate.limit) throw tooMany(Math.ceil((window.endsAt - now) / 1000));
  }

  /** Takes back a call that turned out not to count. */
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
