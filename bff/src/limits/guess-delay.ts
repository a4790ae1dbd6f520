import { Inject, Injectable } from '@nestjs/common';
import { tooMany } from '../errors/api-errors.js';
import { type Settings, settingsToken } from '../settings/settings.js';

/** Of one account, known or not. Times are milliseconds of the monotonic clock. */
interface Guesses {
  failures: number;
  lastAt: number;
  /** Attempts before this are refused. */
  nextAt: number;
}

/** An attempt that counts as a failure until it is taken back. */
export interface Attempt {
  /** Whether the delay has just reached its maximum. */
  readonly isAtMaximum: boolean;
  withdraw(): void;
}

/** In milliseconds. */
const longestDelay = 60_000;
/** So many accounts below the limit, and so many above it, are remembered; then the oldest are forgotten. */
const mostAccounts = 20_000;

const uncounted: Attempt = { isAtMaximum: false, withdraw: () => undefined };

/**
 * Slows down guessing at one account from many addresses: after some failures from anywhere, the next attempt has to wait for
 * 1 s, 2 s, 4 s, up to a minute. It is never locked: after the delay the next attempt is taken.
 */
@Injectable()
export class GuessDelay {
  private readonly few = new Map<string, Guesses>();
  /** Apart, so that a flood of other accounts with a failure each does not end their delay. */
  private readonly many = new Map<string, Guesses>();

  constructor(@Inject(settingsToken) private readonly settings: Settings) {}

  /**
   * Counts before the password is checked, so that many at the same moment count too.
   * @throws 429 with `Retry-After` while the delay lasts
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
    if (delay > 0) guesses.nextAt = now + delay;
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

/** @param excess failures beyond the limit, 0 for the one that reaches it */
function delayAfter(excess: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, longestDelay);
}
