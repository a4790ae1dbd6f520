import { ApiError } from '../errors/api-error.js';
import { readSettings } from '../settings/settings.js';
import { RateLimiter } from './rate-limiter.js';

/** @returns seconds until a refused caller may try again; undefined if the call is allowed */
function retryAfter(limiter: RateLimiter): number | undefined {
  try {
    limiter.consume('login', '192.0.2.1');
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.parts.retryAfter;
    throw error;
  }
}

test('setting the system clock back by a day does not extend a window', () => {
  const limiter = new RateLimiter(readSettings({ RATE_LIMITS: 'login=1/60' }));
  expect(retryAfter(limiter)).toBeUndefined();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  expect(retryAfter(limiter)).toBeLessThanOrEqual(60);
  clock.mockRestore();
});

test('at most 20,000 windows are kept for 100,000 callers', () => {
  const limiter = new RateLimiter(readSettings({}));
  let largest = 0;
  for (let caller = 0; caller < 100_000; caller += 1) {
    limiter.consume('login', `2001:db8::${caller}`);
    largest = Math.max(largest, limiter.size);
  }
  expect(largest).toBe(20_000);
});
