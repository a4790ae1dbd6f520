import { openLog } from '../log/log.js';
import { ClockGuard } from './clock-guard.js';

const hour = 3_600_000;
const day = 24 * hour;

/** A guard whose two clocks the test moves. */
function startGuard() {
  const log = openLog('silent');
  const error = jest.spyOn(log, 'error');
  const clocks = { wall: Date.UTC(2026, 0, 1), monotonic: 5000 };
  const guard = new ClockGuard(
    log,
    () => clocks.wall,
    () => clocks.monotonic,
  );
  const pass = (time: number) => {
    clocks.wall += time;
    clocks.monotonic += time;
  };
  return { guard, clocks, pass, error };
}

test('time that passes, and small corrections of the clock, are trusted', () => {
  const { guard, clocks, pass, error } = startGuard();
  for (let turn = 0; turn < 10; turn += 1) {
    pass(40 * day);
    clocks.wall += hour / 2;
    expect(guard.trustedTime()).toBe(clocks.wall);
  }
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['ahead', 400 * day, 9600],
  ['back', -400 * day, -9600],
])('a clock that was set %s is not trusted for a day, which is logged once', (...given) => {
  const [, change, hours] = given;
  const { guard, clocks, pass, error } = startGuard();
  pass(10 * day);
  clocks.wall += change;
  expect(guard.trustedTime()).toBeNull();
  pass(23 * hour);
  expect(guard.trustedTime()).toBeNull();
  expect(error.mock.calls).toEqual([[{ hours }, expect.stringContaining('clock changed')]]);
  pass(hour);
  expect(guard.trustedTime()).toBe(clocks.wall);
});

test('a clock that was set right again is trusted at once', () => {
  const { guard, clocks, pass } = startGuard();
  clocks.wall += 400 * day;
  expect(guard.trustedTime()).toBeNull();
  pass(23 * hour);
  clocks.wall -= 400 * day;
  expect(guard.trustedTime()).toBe(clocks.wall);
  clocks.wall += 400 * day;
  pass(2 * hour);
  expect(guard.trustedTime()).toBeNull();
});

test('a second change of the clock starts another day, and is logged', () => {
  const { guard, clocks, pass, error } = startGuard();
  clocks.wall += 400 * day;
  expect(guard.trustedTime()).toBeNull();
  pass(23 * hour);
  clocks.wall += 2 * hour;
  expect(guard.trustedTime()).toBeNull();
  pass(23 * hour);
  expect(guard.trustedTime()).toBeNull();
  expect(error).toHaveBeenCalledTimes(2);
});
