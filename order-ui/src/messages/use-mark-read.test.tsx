import type { Message } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
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

type Thread = Pick<Message, 'isUnread' | 'postCount' | 'adminReplyDate'>;
const unread: Thread = { isUnread: true };

const show = () =>
  renderHook((thread: Thread) => useMarkRead({ id: 'thread', ...thread }, latest), {
    wrapper,
    initialProps: unread,
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

test('a call that keeps failing is repeated once a minute at the latest', async () => {
  markRead.mockResolvedValue({ error: { status: 0 } });
  show();
  see(true);
  await wait(200_000);
  const { length } = markRead.mock.calls;
  await wait(60_000);
  expect(markRead).toHaveBeenCalledTimes(length + 1);
});

test('no call follows one that succeeded while the message stays the same', async () => {
  const { rerender } = show();
  see(true);
  await wait(1500);
  rerender({ ...unread });
  await wait(120_000);
  expect(markRead).toHaveBeenCalledTimes(1);
});

const newer: readonly Thread[] = [
  { isUnread: true, postCount: 1 },
  { isUnread: true, adminReplyDate: '2026-11-22T11:00:00.000Z' },
];

test.each(newer)('a thread that has a newer post is marked again: %j', async (thread) => {
  const { rerender } = show();
  see(true);
  await wait(1500);
  rerender(thread);
  see(true);
  await wait(1400);
  expect(markRead).toHaveBeenCalledTimes(1);
  await wait(100);
  expect(markRead).toHaveBeenCalledTimes(2);
});

test('a thread that is still unread is marked again when it comes back into view', async () => {
  show();
  see(true);
  await wait(1500);
  see(false);
  see(true);
  await wait(1500);
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
  const answer = deferred<object>();
  markRead.mockReturnValueOnce(answer.promise);
  show();
  see(true);
  await wait(1500);
  see(false);
  answer.resolve({ error: { status: 0 } });
  await wait(60_000);
  expect(markRead).toHaveBeenCalledTimes(1);
  see(true);
  await wait(1500);
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
