import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import { liveTags } from '@northcast/shared-contracts/api/live';
import { liveEndpoints } from '@northcast/shared-contracts/api/live-endpoints';

const second = 1000;

/** Milliseconds between refetches of open pages without a stream. */
const pollEvery = 30 * second;
/**
 * Milliseconds. The server sends a beat every 25 seconds, so after this silence the stream is dead,
 * even if the browser considers it open.
 */
const longestSilence = 70 * second;
/**
 * Milliseconds. If a stream that fails was last heard longer ago, it was dead before, for example
 * because the computer slept.
 */
const longestPause = 30 * second;
/**
 * Milliseconds. After a reconnect the server repeats the last ten seconds of changes, so a shorter
 * gap loses nothing.
 */
const harmlessGap = 5 * second;
const longestWait = 30 * second;

/** Milliseconds between a time and now, in either direction: the clock may be set back. */
export const passedSince = (time: number): number => Math.abs(Date.now() - time);

/** Receives the stale tags. */
export type Tell = (tags: readonly string[]) => void;

/**
 * Listens to the server's event stream. The browser reconnects by itself after a network error, but
 * not after a response that is no stream, for example while the server restarts. This function then
 * reconnects, with increasing delays. While there is no stream, all live tags are reported as stale
 * every 30 seconds.
 * @returns a function that stops listening
 */
export function listenToServer(tell: Tell): () => void {
  let source: EventSource | undefined;
  let attempts = 0;
  let heardAt = 0;
  /** Time since which the stream is silent; null while it works. */
  let silentSince: number | null = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const heard = () => {
    attempts = 0;
    heardAt = Date.now();
    const gap = silentSince === null ? 0 : passedSince(silentSince);
    silentSince = null;
    if (gap > harmlessGap) tell(liveTags);
  };

  const connect = () => {
    source?.close();
    if (typeof EventSource === 'undefined') return;
    const opened = new EventSource(liveEndpoints.live.path);
    source = opened;
    opened.addEventListener('beat', heard);
    opened.onmessage = ({ data }) => {
      heard();
      tell(tagsIn(data));
    };
    opened.onerror = () => {
      silentSince ??= passedSince(heardAt) > longestPause ? heardAt : Date.now();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      retry = setTimeout(connect, waitBefore(attempts));
      attempts += 1;
    };
  };

  const look = () => {
    if (silentSince === null && passedSince(heardAt) > longestSilence) {
      silentSince = heardAt;
      connect();
    }
    if (silentSince !== null) tell(liveTags);
  };

  connect();
  const poll = setInterval(look, pollEvery);
  return () => {
    clearInterval(poll);
    clearTimeout(retry);
    source?.close();
  };
}

/** Milliseconds before the next attempt: 1 to 30 seconds, with random jitter. */
function waitBefore(attempts: number): number {
  const longest = Math.min(longestWait, 2 * second * 2 ** attempts);
  return Math.max(second, longest * (0.5 + Math.random() / 2));
}

function tagsIn(data: unknown): readonly string[] {
  try {
    const { tags } = JSON.parse(String(data)) as Partial<LiveMessage>;
    return Array.isArray(tags) ? tags : [];
  } catch {
    return [];
  }
}
