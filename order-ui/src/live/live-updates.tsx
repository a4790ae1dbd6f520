import { liveTags } from '@northcast/shared-contracts/api/live';
import { listenToServer, passedSince, type Tell } from './live-source';

const second = 1000;
/** Milliseconds between two heartbeats of the listening tab. */
const signEvery = 20 * second;
/**
 * Milliseconds without a heartbeat after which another tab takes over, because the listening tab
 * may be frozen.
 */
const longestSilence = 60 * second;
/**
 * Milliseconds. A shorter gap between two pages with live updates loses nothing, see
 * `listenToServer`.
 */
const harmlessGap = 5 * second;
/** Milliseconds for which the listening tab repeats changes to a tab that joins it. */
const repeatFor = 10 * second;

/**
 * When a page of this tab last had live updates; null before the first one, which fetches
 * everything anyway.
 */
let followedUntil: number | null = null;

/**
 * Reports stale tags while a user is signed in. All tabs of a browser share one stream: one tab
 * listens and forwards the tags. Without Web Locks or BroadcastChannel, each tab listens.
 * @param userId the signed-in user; tabs of other users are ignored
 * @returns a function that stops the updates
 */
export function followLive(userId: string, tell: Tell): () => void {
  const pace = gathered(tell);
  const isResumed = followedUntil !== null;
  if (followedUntil !== null && passedSince(followedUntil) > harmlessGap) pace.add(liveTags);
  const end = canAgree()
    ? followTogether(`northcast-live-${userId}`, pace.add, isResumed)
    : listenToServer(pace.add);
  return () => {
    followedUntil = Date.now();
    end();
    pace.end();
  };
}

/** Message of a tab that has just loaded its data and may have missed changes since. */
const joining = { isJoining: true } as const;

/** Remembers which tags were added in the last seconds. */
function latestTags() {
  const addedAt = new Map<string, number>();
  return {
    add: (tags: readonly string[]) => {
      for (const tag of tags) addedAt.set(tag, Date.now());
    },
    get tags(): readonly string[] {
      const since = Date.now() - repeatFor;
      return [...addedAt].flatMap(([tag, at]) => (at >= since ? [tag] : []));
    },
  };
}

const canAgree = () => typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined;

/**
 * @param name name of the lock that the listening tab holds, and of the channel to the other tabs
 * @param isResumed whether this tab followed before and so has missed the time since. Of that, the
 * server and the listening tab repeat only the last seconds.
 */
function followTogether(name: string, tell: Tell, isResumed: boolean): () => void {
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  const latest = latestTags();
  let heardAt = Date.now();
  let stopListening: (() => void) | undefined;

  const listen = () =>
    new Promise<void>((release) => {
      if (ended.signal.aborted) return release();
      const stop = listenToServer((tags) => {
        tell(tags);
        latest.add(tags);
        channel.postMessage(tags);
      });
      const sign = setInterval(() => channel.postMessage([]), signEvery);
      stopListening = () => {
        stopListening = undefined;
        clearInterval(sign);
        stop();
        release();
      };
    });

  const waitForTurn = () => {
    navigator.locks.request(name, { signal: ended.signal }, listen).catch(lostTurn);
  };
  const listenOrJoin = (lock: Lock | null) => {
    if (lock !== null) return listen();
    if (ended.signal.aborted) return undefined;
    if (isResumed) tell(liveTags);
    channel.postMessage(joining);
    return waitForTurn();
  };
  /** Another tab stole the lock because it heard no heartbeat, or the updates were stopped. */
  const lostTurn = () => {
    stopListening?.();
    if (ended.signal.aborted) return;
    heardAt = Date.now();
    waitForTurn();
  };

  channel.onmessage = ({ data }: MessageEvent<readonly string[] | typeof joining>) => {
    if ('isJoining' in data) {
      if (stopListening !== undefined) channel.postMessage(latest.tags);
      return;
    }
    heardAt = Date.now();
    if (data.length > 0) tell(data);
  };
  const watch = setInterval(() => {
    if (stopListening !== undefined || document.visibilityState === 'hidden') return;
    if (passedSince(heardAt) < longestSilence) return;
    heardAt = Date.now();
    tell(liveTags);
    navigator.locks.request(name, { steal: true }, listen).catch(lostTurn);
  }, signEvery);
  navigator.locks.request(name, { ifAvailable: true }, listenOrJoin).catch(lostTurn);

  return () => {
    ended.abort();
    clearInterval(watch);
    stopListening?.();
    channel.close();
  };
}

/** Milliseconds in which successive tags are collected into one report. */
const together = 150;
/**
 * Minimum milliseconds between two reports, so that many changes do not cause constant refetching.
 */
const pause = 1000;

/** Batches tags. */
export function gathered(tell: Tell): { readonly add: Tell; readonly end: () => void } {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    timer = undefined;
    toldAt = performance.now();
    const tags = [...waiting];
    waiting.clear();
    tell(tags);
  };
  return {
    add: (tags) => {
      for (const tag of tags) waiting.add(tag);
      if (waiting.size === 0) return;
      timer ??= setTimeout(flush, Math.max(together, toldAt + pause - performance.now()));
    },
    end: () => clearTimeout(timer),
  };
}
