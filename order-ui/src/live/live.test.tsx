import { liveTags } from '@northcast/shared-contracts/api/live';
import { listenToServer } from './live-source';
import { gathered } from './live-updates';

/** A fake `EventSource` that the test controls. */
class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = FakeSource.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close() {
    this.isClosed = true;
  }

  beat() {
    this.dispatchEvent(new Event('beat'));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

const newest = () => FakeSource.all.at(-1) as FakeSource;
let told: (readonly string[])[];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.all = [];
  told = [];
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const listen = () => {
  end = listenToServer((tags) => told.push(tags));
};

test('server events are forwarded, and nothing is polled while the stream is alive', () => {
  listen();
  expect(newest().url).toBe('/api/live');
  newest().beat();
  newest().onmessage?.({ data: '{"tags":["Orders"],"orderId":"x"}' });
  newest().onmessage?.({ data: 'no json' });
  for (let time = 0; time < 10; time += 1) {
    jest.advanceTimersByTime(25_000);
    newest().beat();
  }
  expect(told).toEqual([['Orders'], []]);
});

test('a closed stream is reopened with growing delays of at most 30 s', () => {
  listen();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const count = FakeSource.all.length;
    newest().fail(FakeSource.CLOSED);
    const began = Date.now();
    while (FakeSource.all.length === count) jest.advanceTimersByTime(100);
    waits.push(Date.now() - began);
  }
  expect(waits[0]).toBeLessThan(2200);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...waits.slice(5))).toBeLessThanOrEqual(30_100);
  expect(Math.min(...waits.slice(5))).toBeGreaterThanOrEqual(15_000);
});

test('the delays start again once a stream has worked', () => {
  listen();
  for (let attempt = 0; attempt < 6; attempt += 1) newest().fail(FakeSource.CLOSED);
  jest.advanceTimersByTime(31_000);
  const count = FakeSource.all.length;
  newest().beat();
  newest().fail(FakeSource.CLOSED);
  jest.advanceTimersByTime(2100);
  expect(FakeSource.all).toHaveLength(count + 1);
});

test('a short interruption is ignored; a long interruption invalidates all tags once', () => {
  listen();
  newest().beat();
  newest().fail(FakeSource.CONNECTING);
  jest.advanceTimersByTime(2000);
  newest().beat();
  expect(told).toEqual([]);
  newest().fail(FakeSource.CONNECTING);
  jest.advanceTimersByTime(8000);
  newest().beat();
  expect(told).toEqual([liveTags]);
  expect(FakeSource.all).toHaveLength(1);
});

test('after a sleep, which the stream reports only on waking, all tags are invalidated', () => {
  listen();
  newest().beat();
  jest.setSystemTime(Date.now() + 3_600_000);
  newest().fail(FakeSource.CONNECTING);
  jest.advanceTimersByTime(2000);
  newest().beat();
  expect(told).toEqual([liveTags]);
});

test('a stream that fails between two heartbeats and reconnects soon loses nothing', () => {
  listen();
  newest().beat();
  jest.advanceTimersByTime(24_000);
  newest().fail(FakeSource.CONNECTING);
  jest.advanceTimersByTime(2000);
  newest().beat();
  expect(told).toEqual([]);
});

test('all tags are invalidated every 30 s while no stream connects', () => {
  listen();
  jest.advanceTimersByTime(91_000);
  expect(told).toEqual([liveTags, liveTags, liveTags]);
});

test('a browser without `EventSource` polls', () => {
  Object.assign(globalThis, { EventSource: undefined });
  listen();
  jest.advanceTimersByTime(31_000);
  expect(told).toEqual([liveTags]);
});

test('an open stream without heartbeats is replaced, and tags are invalidated', () => {
  listen();
  newest().beat();
  jest.advanceTimersByTime(95_000);
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(told).toEqual([liveTags]);
});

test('ending closes the stream and prevents reconnecting and polling', () => {
  listen();
  newest().fail(FakeSource.CLOSED);
  end();
  jest.advanceTimersByTime(120_000);
  expect(FakeSource.all).toHaveLength(1);
  expect(newest().isClosed).toBe(true);
  expect(told).toEqual([]);
});

test('tags are collected and reported at most once a second', () => {
  const pace = gathered((tags) => told.push(tags));
  end = pace.end;
  pace.add(['Orders']);
  pace.add(['Orders', 'Messages']);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(told).toEqual([['Orders', 'Messages']]);
  pace.add(['Files']);
  jest.advanceTimersByTime(500);
  expect(told).toHaveLength(1);
  jest.advanceTimersByTime(600);
  expect(told).toEqual([['Orders', 'Messages'], ['Files']]);
});

test('tags are reported within a second although the clock was set back', () => {
  const pace = gathered((tags) => told.push(tags));
  end = pace.end;
  pace.add(['Orders']);
  jest.advanceTimersByTime(200);
  jest.setSystemTime(Date.now() - 3_600_000);
  pace.add(['Files']);
  jest.advanceTimersByTime(1100);
  expect(told).toEqual([['Orders'], ['Files']]);
});

test('an open stream without heartbeats is replaced although the clock was set back', () => {
  listen();
  newest().beat();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(95_000);
  expect(FakeSource.all).toHaveLength(2);
});
