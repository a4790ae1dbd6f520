import { liveTags } from '@northcast/shared-contracts/api/live';
import { listenToServer, type Tell } from './live-source';

const second = 1000;
/** How often the tab that listens says that it does. */
const signEvery = 20 * second;
/** After so long without a sign another tab takes over: the one that listened may be frozen. */
const longestSilence = 60 * second;
/** Shorter gaps between two pages that follow lose nothing, see `listenToServer`. */
const harmlessGap = 5 * second;

/** When a page of this tab followed last; null before the first one, which reads all anyhow. */
let followedUntil: number | null = null;

/**
 * Tells what is stale as long as somebody is signed in. All tabs of a browser share one stream: one of them listens and passes on what it
 * hears. Where tabs can't agree on that, each listens.
 * @param userId who is signed in; tabs of somebody else are not listened to
 * @returns ends it
 */
export function followLive(userId: string, tell: Tell): () => void {
  const pace = gathered(tell);
  if (followedUntil !== null && Date.now() - followedUntil > harmlessGap) pace.add(liveTags);
  const end = canAgree()
    ? followTogether(`northcast-live-${userId}`, pace.add)
    : listenToServer(pace.add);
  return () => {
    followedUntil = Date.now();
    end();
    pace.end();
  };
}

const canAgree = () => typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined;

/** @param name of the lock that the listening tab holds, and of the channel to the others */
function followTogether(name: string, tell: Tell): () => void {
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let heardAt = Date.now();
  let stopListening: (() => void) | undefined;

  const listen = () =>
    new Promise<void>((release) => {
      if (ended.signal.aborted) return release();
      const stop = listenToServer((tags) => {
        tell(tags);
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
  /** The lock was taken by a tab that heard nothing of this one, or this is the end. */
  const lostTurn = () => {
    stopListening?.();
    if (ended.signal.aborted) return;
    heardAt = Date.now();
    waitForTurn();
  };

  channel.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
    heardAt = Date.now();
    if (data.length > 0) tell(data);
  };
  const watch = setInterval(() => {
    if (stopListening !== undefined || document.visibilityState === 'hidden') return;
    if (Date.now() - heardAt < longestSilence) return;
    heardAt = Date.now();
    tell(liveTags);
    navigator.locks.request(name, { steal: true }, listen).catch(lostTurn);
  }, signEvery);
  waitForTurn();

  return () => {
    ended.abort();
    clearInterval(watch);
    stopListening?.();
    channel.close();
  };
}

/** Milliseconds in which what comes one after the other is told as one. */
const together = 150;
/** Milliseconds from one telling to the next: many changes don't make a page read without a pause. */
const pause = 1000;

/** Tells tags in portions. */
export function gathered(tell: Tell): { readonly add: Tell; readonly end: () => void } {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    timer = undefined;
    toldAt = Date.now();
    const tags = [...waiting];
    waiting.clear();
    tell(tags);
  };
  return {
    add: (tags) => {
      for (const tag of tags) waiting.add(tag);
      if (waiting.size === 0) return;
      timer ??= setTimeout(flush, Math.max(together, toldAt + pause - Date.now()));
    },
    end: () => clearTimeout(timer),
  };
}
