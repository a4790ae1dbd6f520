import { afterwards, FailingVersions } from './failing-versions.js';

const failure = { reason: 'broken', isCode: true };
let now = 1_000_000;

beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

test('a page is tried again after a second, then after twice as long each time, at most a minute', () => {
  const failing = new FailingVersions();
  const delays = Array.from({ length: 8 }, () => {
    failing.failed('mf-one', '1.0.0', '/one', failure);
    return failing.delay('mf-one', '1.0.0', '/one');
  });
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  failing.passed('mf-one', '1.0.0', '/one');
  expect(failing.delay('mf-one', '1.0.0', '/one')).toBe(0);
});

test('setting the system clock back by a day does not delay the next attempt', () => {
  const failing = new FailingVersions();
  failing.failed('mf-one', '1.0.0', '/one', failure);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  now += 1000;
  expect(failing.delay('mf-one', '1.0.0', '/one')).toBe(0);
});

test('failures after a page add up until pages have been rendered for a minute without one', () => {
  const failing = new FailingVersions();
  const fail = () => failing.failed('mf-one', '1.0.0', afterwards, failure).attempts;
  const passAfter = (milliseconds: number) => {
    now += milliseconds;
    failing.passed('mf-one', '1.0.0', '/one');
  };
  expect(fail()).toBe(1);
  passAfter(60_000);
  expect(fail()).toBe(2);
  passAfter(63_000);
  expect(failing.list).toEqual([]);
  expect(fail()).toBe(1);
});

test('failures of the code are not added to attempts that failed for another reason', () => {
  const failing = new FailingVersions();
  const fail = (isCode: boolean) =>
    failing.failed('mf-one', '1.0.0', '/one', { reason: 'broken', isCode }).attempts;
  expect([fail(false), fail(false), fail(true), fail(true)]).toEqual([1, 2, 1, 2]);
});
