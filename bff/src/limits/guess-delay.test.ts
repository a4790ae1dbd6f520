import { ApiError } from '../errors/api-error.js';
import { readSettings } from '../settings/settings.js';
import { GuessDelay } from './guess-delay.js';
import { RateLimiter } from './rate-limiter.js';

let now = 0;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const settings = (limits = 'guesses=3/60') => readSettings({ RATE_LIMITS: limits });

/** Seconds until a refused caller may try again; null if the call is allowed. */
function retryAfterOf(act: () => unknown): number | null | undefined {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.parts.retryAfter;
    throw error;
  }
}

describe('the guess delay of an account', () => {
  test('starts at the third failure, doubles with each failure and is at most a minute', () => {
    const delay = new GuessDelay(settings('guesses=3/900'));
    for (let guess = 0; guess < 2; guess += 1) delay.begin('ada');
    const waits: unknown[] = [];
    const reached: boolean[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      reached.push(delay.begin('ada').isAtMaximum);
      const wait = retryAfterOf(() => delay.begin('ada'));
      waits.push(wait);
      now += (wait ?? 0) * 1000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    // Reported once, for the mail to the owner.
    expect(reached.indexOf(true)).toBe(6);
    expect(reached.filter(Boolean)).toHaveLength(1);
  });

  test('is removed together with the failure when an attempt is withdrawn', () => {
    const delay = new GuessDelay(settings());
    for (let guess = 0; guess < 20; guess += 1) delay.begin('ada').withdraw();
    delay.begin('ada');
    delay.begin('ada');
    expect(retryAfterOf(() => delay.begin('ada').withdraw())).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(1);
  });

  test('is kept for a later attempt when an earlier one is withdrawn', () => {
    const delay = new GuessDelay(settings());
    for (let guess = 0; guess < 2; guess += 1) delay.begin('ada');
    const slow = delay.begin('ada');
    now += 1000;
    delay.begin('ada');
    slow.withdraw();
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(2);
    now += 2000;
    // Without the withdrawn failure this is the fourth one, with the same delay as before.
    expect(retryAfterOf(() => delay.begin('ada'))).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(2);
  });

  test('is reset a minute after the last failure and does not affect other accounts', () => {
    const delay = new GuessDelay(settings());
    for (let guess = 0; guess < 3; guess += 1) delay.begin('ada');
    expect(retryAfterOf(() => delay.begin('noor'))).toBeNull();
    now += 60_000;
    expect(retryAfterOf(() => delay.begin('ada'))).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(1);
  });

  test('does not apply if rate limits are off', () => {
    const delay = new GuessDelay(settings('off'));
    for (let guess = 0; guess < 20; guess += 1) {
      const attempt = delay.begin('ada');
      expect(attempt.isAtMaximum).toBe(false);
      attempt.withdraw();
    }
    expect(delay.size).toBe(0);
  });

  test('is kept while 20,001 other accounts fail once, of which 20,000 are remembered', () => {
    const delay = new GuessDelay(settings());
    for (let guess = 0; guess < 3; guess += 1) delay.begin('ada');
    for (let account = 0; account <= 20_000; account += 1) delay.begin(`stranger-${account}`);
    expect(delay.size).toBe(20_001);
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(1);
  });

  test('is forgotten first for the account that failed longest ago, below the limit', () => {
    const delay = new GuessDelay(settings());
    for (const account of ['ada', 'noor', 'ada']) delay.begin(account);
    for (let account = 0; account < 19_999; account += 1) delay.begin(`stranger-${account}`);
    expect(retryAfterOf(() => delay.begin('ada'))).toBeNull();
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(1);
    const waits = Array.from({ length: 4 }, () => retryAfterOf(() => delay.begin('noor')));
    expect(waits).toEqual([null, null, null, 1]);
  });

  test('is forgotten first for the account that failed longest ago, above the limit', () => {
    const delay = new GuessDelay(settings('guesses=1/900'));
    for (const account of ['ada', 'noor']) delay.begin(account);
    now += 1000;
    delay.begin('ada');
    for (let account = 0; account < 19_999; account += 1) delay.begin(`stranger-${account}`);
    expect(delay.size).toBe(20_000);
    expect(retryAfterOf(() => delay.begin('ada'))).toBe(2);
    const waits = Array.from({ length: 2 }, () => retryAfterOf(() => delay.begin('noor')));
    expect(waits).toEqual([null, 1]);
  });
});

describe('a rate limit', () => {
  const limiter = () => new RateLimiter(settings('login=2/60'));

  test('allows its number of calls per period, then returns the seconds to wait', () => {
    const limits = limiter();
    limits.consume('login', 'a');
    expect(retryAfterOf(() => limits.check('login', 'a'))).toBeNull();
    limits.consume('login', 'a');
    now += 500;
    expect(retryAfterOf(() => limits.consume('login', 'a'))).toBe(60);
    expect(retryAfterOf(() => limits.check('login', 'a'))).toBe(60);
    expect(retryAfterOf(() => limits.check('login', 'b'))).toBeNull();
    expect(retryAfterOf(() => limits.check('account', 'a'))).toBeNull();
    now += 59_500;
    expect(retryAfterOf(() => limits.check('login', 'a'))).toBeNull();
    expect(retryAfterOf(() => limits.consume('login', 'a'))).toBeNull();
  });

  test('is not consumed by a check', () => {
    const limits = limiter();
    for (let time = 0; time < 5; time += 1) limits.check('login', 'a');
    expect(limits.size).toBe(0);
    limits.consume('login', 'a');
    expect(retryAfterOf(() => limits.consume('login', 'a'))).toBeNull();
  });

  test('can be refunded, but not beyond the calls that were counted', () => {
    const limits = limiter();
    limits.refund('login', 'a');
    limits.consume('login', 'a');
    limits.consume('login', 'a');
    limits.refund('login', 'a');
    expect(retryAfterOf(() => limits.consume('login', 'a'))).toBeNull();
    for (let time = 0; time < 5; time += 1) limits.refund('login', 'a');
    limits.consume('login', 'a');
    limits.consume('login', 'a');
    expect(retryAfterOf(() => limits.consume('login', 'a'))).toBe(60);
  });

  test('is forgotten first for the caller whose period began longest ago', () => {
    const limits = new RateLimiter(settings('login=1/60'));
    for (const caller of ['ada', 'noor']) limits.consume('login', caller);
    now += 60_000;
    // A new period for ada, so that the one of noor is the oldest.
    limits.consume('login', 'ada');
    for (let caller = 0; caller < 19_999; caller += 1) limits.consume('login', `${caller}`);
    expect(retryAfterOf(() => limits.check('login', 'ada'))).toBe(60);
    limits.consume('login', 'another');
    expect(retryAfterOf(() => limits.check('login', 'ada'))).toBeNull();
    expect(retryAfterOf(() => limits.check('login', 'another'))).toBe(60);
    expect(limits.size).toBe(20_000);
  });

  test('is reset for a caller by forget()', () => {
    const limits = limiter();
    for (let time = 0; time < 2; time += 1) limits.consume('login', 'a');
    limits.forget('login', 'a');
    expect(limits.size).toBe(0);
    expect(retryAfterOf(() => limits.consume('login', 'a'))).toBeNull();
  });

  test('does not apply if rate limits are off', () => {
    const limits = new RateLimiter(settings('off'));
    for (let time = 0; time < 500; time += 1) limits.consume('login', 'a');
    expect(retryAfterOf(() => limits.check('login', 'a'))).toBeNull();
    expect(limits.size).toBe(0);
  });
});
