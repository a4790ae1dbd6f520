import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OrderFrame } from '../test/order-frame';
import { useMarkRead } from './use-mark-read';

const markRead = jest.fn();
const latest = { current: document.createElement('div') };

/** Reports entries of the observer, oldest first: whether the latest post was in view. */
let see = (..._entries: readonly boolean[]) => {};

beforeEach(() => {
  jest.useFakeTimers();
  markRead.mockReset().mockResolvedValue({});
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: object[]) => void) {
      see = (...entries) => onChange(entries.map((isIntersecting) => ({ isIntersecting })));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <OrderFrame calls={{ useMarkMessageReadMutation: () => [markRead] }}>{children}</OrderFrame>
);

const show = () =>
  renderHook(({ isUnread }) => useMarkRead({ id: 'thread', isUnread }, latest), {
    wrapper,
    initialProps: { isUnread: true },
  });

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a thread whose call fails is marked again, each time after twice as long', async () => {
  markRead.mockResolvedValue({ error: { status: 0 } });
  show();
  see(true);
  await wait(1500);
  expect(markRead.mock.calls).toEqual([[{ id: 'thread' }]]);
  await wait(2900);
  expect(markRead).toHaveBeenCalledTimes(1);
  await wait(100);
  expect(markRead).toHaveBeenCalledTimes(2);
  await wait(5900);
  expect(markRead).toHaveBeenCalledTimes(2);
  await wait(100);
  expect(markRead).toHaveBeenCalledTimes(3);
});

test('a thread is marked again if it stays unread, because of a post that has just arrived', async () => {
  show();
  see(true);
  await wait(4500);
  expect(markRead).toHaveBeenCalledTimes(2);
});

test('a thread that is read is not marked again', async () => {
  const { rerender } = show();
  see(true);
  await wait(1500);
  rerender({ isUnread: false });
  await wait(60_000);
  expect(markRead).toHaveBeenCalledTimes(1);
});

test('a failed call is not repeated while the latest post is out of view', async () => {
  let fail = () => {};
  markRead.mockReturnValueOnce(
    new Promise<object>((resolve) => {
      fail = () => resolve({ error: { status: 0 } });
    }),
  );
  show();
  see(true);
  await wait(1500);
  see(false);
  fail();
  await wait(60_000);
  expect(markRead).toHaveBeenCalledTimes(1);
  see(true);
  await wait(3000);
  expect(markRead).toHaveBeenCalledTimes(2);
});

test('of several entries of the observer, the newest one counts', async () => {
  show();
  see(true, false);
  await wait(60_000);
  expect(markRead).not.toHaveBeenCalled();
  see(false, true);
  await wait(1500);
  expect(markRead).toHaveBeenCalledTimes(1);
});
