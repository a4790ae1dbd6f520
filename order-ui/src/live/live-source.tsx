import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import { liveTags } from '@northcast/shared-contracts/api/live';
import { liveEndpoints } from '@northcast/shared-contracts/api/live-endpoints';

const second = 1000;

/** Without a stream, open pages are read again this often. */
const pollEvery = 30 * second;
/** The server says something every 25 seconds: after this much silence it is not heard, whatever the browser thinks of the connection. */
const longestSilence = 70 * second;
/** The server tells again what changed in the last ten seconds: a shorter gap loses nothing. */
const harmlessGap = 5 * second;
const longestWait = 30 * second;

/** Called with what is stale. */
export type Tell = (tags: readonly string[]) => void;

/**
 * Listens to the server. The browser comes again by itself after a break, but never after an answer that is no stream, as while the server
 * restarts: then this does, later each time. Until something is heard, what is open is read again now and then.
 * @returns ends it
 */
export function listenToServer(tell: Tell): () => void {
  let source: EventSource | undefined;
  let attempts = 0;
  let heardAt = 0;
  /** Since when nothing is heard; null while the stream is good. */
  let silentSince: number | null = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const heard = () => {
    attempts = 0;
    heardAt = Date.now();
    const gap = silentSince === null ? 0 : heardAt - silentSince;
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
      silentSince ??= Date.now();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      retry = setTimeout(connect, waitBefore(attempts));
      attempts += 1;
    };
  };

  const look = () => {
    if (silentSince === null && Date.now() - heardAt > longestSilence) {
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

/** 1 to 30 seconds, not the same for everybody. */
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
