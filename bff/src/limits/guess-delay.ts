import { Inject, Injectable } from '@nestjs/common';
import { tooMany } from '../errors/api-errors.js';
import { type Settings, settingsToken } from '../settings/settings.js';

/**
 * Guesses at one account, whether it exists or not. Times are milliseconds of the monotonic clock.
 */
interface Guesses {
  failures: number;
  lastAt: number;
  /** Earlier attempts are refused. */
  nextAt: number;
}

/** An attempt that counts as a failure until it is withdrawn. */
export interface Attempt {
  /** Whether the delay has just reached its maximum. */
  readonly isAtMaximum: boolean;
  withdraw(): void;
}

/** Milliseconds. */
const longestDelay = 60_000;
/** Most accounts remembered below the limit, and as many above it; the oldest are forgotten. */
const mostAccounts = 20_000;

const uncounted: Attempt = { isAtMaximum: false, withdraw: () => undefined };

/**
 * Slows down guessing at one account from many addresses: after some failures from anywhere, the
 * next attempt has to wait 1 s, 2 s, 4 s, up to a minute. The account is never locked: after the
 * delay, one attempt is accepted.
 */
@Injectable()
export class GuessDelay {
  private readonly few = new Map<string, Guesses>();
  /**
   * Kept separately, so that a flood of single failures for other accounts does not evict these.
   */
  private readonly many = new Map<string, Guesses>();

  constructor(@Inject(settingsToken) private readonly settings: Settings) {}

  /**
   * Counts before the password is checked, so that concurrent attempts count, too.
   * @throws 429 with `Retry-After` during the delay
   */
  begin(account: string): Attempt {
    const { rateLimits } = this.settings;
    if (rateLimits === 'off') return uncounted;
    const { limit, seconds } = rateLimits.guesses;
    const now = performance.now();
    const guesses = this.guessesOf(account, now - seconds * 1000);
    if (guesses.nextAt > now) throw tooMany(Math.ceil((guesses.nextAt - now) / 1000));
    const { nextAt: before } = guesses;
    guesses.failures += 1;
    guesses.lastAt = now;
    const delay = delayAfter(guesses.failures - limit);
    guesses.nextAt = now + delay;
    this.remember(account, guesses, guesses.failures >= limit);
    const { nextAt } = guesses;
    return {
      isAtMaximum: delay === longestDelay && delayAfter(guesses.failures - limit - 1) < delay,
      withdraw: () => {
        guesses.failures -= 1;
        if (guesses.nextAt === nextAt) guesses.nextAt = before;
      },
    };
  }

  get size(): number {
    return this.few.size + this.many.size;
  }

  private guessesOf(account: string, oldest: number): Guesses {
    const known = this.many.get(account) ?? this.few.get(account);
    return known !== undefined && known.lastAt > oldest
      ? known
      : { failures: 0, lastAt: 0, nextAt: 0 };
  }

  private remember(account: string, guesses: Guesses, isMany: boolean): void {
    this.few.delete(account);
    this.many.delete(account);
    const accounts = isMany ? this.many : this.few;
    accounts.set(account, guesses);
    const [oldest] = accounts.keys();
    if (accounts.size > mostAccounts && oldest !== undefined) accounts.delete(oldest);
  }
}

/** @param excess failures beyond the limit; 0 for the one that reaches it */
function delayAfter(excess: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, longestDelay);
}
