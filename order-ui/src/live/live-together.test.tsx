import { liveTags } from '@northcast/shared-contracts/api/live';
import type * as LiveUpdates from './live-updates';

/** A fake of the Web Locks API: each lock is held by one tab. */
class FakeLocks {
  private readonly waiting: (() => void)[] = [];
  private holder: { readonly lose: (reason: Error) => void } | null = null;

  request(
    _name: string,
    options: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    hold: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> {
    if (options.ifAvailable && this.holder !== null) return Promise.resolve(hold(null));
    return new Promise((resolve, reject) => {
      const take = () => {
        if (options.signal?.aborted) return this.next();
        this.holder = { lose: reject };
        const own = this.holder;
        void Promise.resolve(hold({})).then(() => {
          resolve();
          if (this.holder === own) this.next();
        });
      };
      options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (options.steal) {
        this.holder?.lose(new Error('stolen'));
        take();
      } else if (this.holder === null) take();
      else this.waiting.push(take);
    });
  }

  private next(): void {
    this.holder = null;
    this.waiting.shift()?.();
  }
}

/** Delivers messages to all other channels of the same name. */
class FakeChannel {
  static all: FakeChannel[] = [];
  static isCut = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown) {
    if (FakeChannel.isCut) return;
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }

  close() {
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this);
  }
}

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeSource[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    FakeSource.open.push(this);
  }

  close() {
    FakeSource.open = FakeSource.open.filter((one) => one !== this);
  }
}

let followLive: typeof LiveUpdates.followLive;
const ends: (() => void)[] = [];

/** @returns what this tab received, and a function that closes it */
function tab(userId = 'ada') {
  const told: string[] = [];
  const end = followLive(userId, (tags) => told.push(...tags));
  ends.push(end);
  return { told, end };
}

const settled = () => jest.advanceTimersByTimeAsync(1500);
const say = (tag: string) => FakeSource.open[0]?.onmessage?.({ data: `{"tags":["${tag}"]}` });

beforeEach(async () => {
  // The module remembers when its document last followed.
  jest.resetModules();
  ({ followLive } = await import('./live-updates'));
  jest.useFakeTimers();
  FakeChannel.all = [];
  FakeChannel.isCut = false;
  FakeSource.open = [];
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await settled();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('tabs of one account share one event stream', async () => {
  const [first, second] = [tab(), tab()];
  expect(FakeSource.open).toHaveLength(1);
  say('Orders');
  await settled();
  expect([first.told, second.told]).toEqual([['Orders'], ['Orders']]);
});

test('when the tab with the stream is closed, another tab opens a stream', async () => {
  const [first, second] = [tab(), tab()];
  first.end();
  await settled();
  expect(FakeSource.open).toHaveLength(1);
  say('Files');
  await settled();
  expect(second.told).toEqual(['Files']);
});

test('a tab that hears no heartbeats takes the stream over from the silent tab', async () => {
  const [first, second] = [tab(), tab()];
  const [silent] = FakeSource.open;
  FakeChannel.isCut = true;
  await jest.advanceTimersByTimeAsync(85_000);
  expect(FakeSource.open).toHaveLength(1);
  expect(FakeSource.open).not.toContain(silent);
  expect(second.told).toEqual(expect.arrayContaining([...liveTags]));
  say('To its tab only');
  await settled();
  expect(first.told).not.toContain('To its tab only');
  expect(second.told).toContain('To its tab only');
  FakeChannel.isCut = false;
  say('To both');
  await settled();
  expect(first.told).toContain('To both');
  expect(second.told).toContain('To both');
});

test('the stream stays with its tab while heartbeats arrive', async () => {
  tab();
  tab();
  const [stream] = FakeSource.open;
  for (let time = 0; time < 6; time += 1) {
    stream?.dispatchEvent(new Event('beat'));
    await jest.advanceTimersByTimeAsync(25_000);
  }
  expect(FakeSource.open).toHaveLength(1);
  expect(FakeSource.open[0]).toBe(stream);
});

test('a hidden tab takes no stream over', async () => {
  tab();
  tab();
  const [stream] = FakeSource.open;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  FakeChannel.isCut = true;
  for (let time = 0; time < 6; time += 1) {
    stream?.dispatchEvent(new Event('beat'));
    await jest.advanceTimersByTimeAsync(25_000);
  }
  expect(FakeSource.open).toHaveLength(1);
  expect(FakeSource.open[0]).toBe(stream);
});

test('without Web Locks each tab opens its own stream', () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  tab();
  tab();
  expect(FakeSource.open).toHaveLength(2);
});

test('a page that stops listening receives nothing more, not even tags that were collected', async () => {
  const only = tab();
  say('Orders');
  only.end();
  await settled();
  expect(only.told).toEqual([]);
});

test('a page that listens again after a minute without a stream refetches all data', async () => {
  tab().end();
  await jest.advanceTimersByTimeAsync(60_000);
  const later = tab();
  await settled();
  expect(later.told).toContain('Orders');
});

test('a page that listens again after a second relies on what the server repeats', async () => {
  tab().end();
  await jest.advanceTimersByTimeAsync(1000);
  const later = tab();
  await settled();
  expect(FakeSource.open).toHaveLength(1);
  expect(later.told).toEqual([]);
});

test('a page that listens again beside the tab with the stream refetches all data once', async () => {
  const [first, second] = [tab(), tab()];
  second.end();
  await jest.advanceTimersByTimeAsync(1000);
  say('Orders');
  const later = tab();
  await settled();
  expect(later.told).toEqual([...liveTags]);
  expect(first.told).toEqual(['Orders']);
});

test('a tab that joins learns of the changes of the last ten seconds', async () => {
  const first = tab();
  say('Orders');
  await settled();
  const second = tab();
  await settled();
  expect(second.told).toEqual(['Orders']);
  await jest.advanceTimersByTimeAsync(10_000);
  const third = tab();
  await settled();
  expect(third.told).toEqual([]);
  expect(first.told).toEqual(['Orders']);
});
