import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const current = () => renderHook(useNow);

test('the time is current again after a page without timestamps', () => {
  current().unmount();
  jest.setSystemTime(4_600_000);
  expect(current().result.current).toBe(4_600_000);
});

test('all readers share the time of the last tick, half a minute at most ago', () => {
  const first = current();
  act(() => jest.advanceTimersByTime(29_000));
  expect(current().result.current).toBe(first.result.current);
  act(() => jest.advanceTimersByTime(1_000));
  expect(first.result.current).toBe(Date.now());
});
