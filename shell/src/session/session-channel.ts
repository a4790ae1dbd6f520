/** Tells other open tabs about a sign-in or sign-out. */
export type SessionEvent = 'signed-in' | 'signed-out';

let shared: BroadcastChannel | undefined;

/**
 * One channel per page: a channel does not receive its own messages, but would receive those of a
 * second channel on the same page.
 * @returns undefined if the browser forbids storage, and channels with it
 */
function channel(): BroadcastChannel | undefined {
  try {
    shared ??= new BroadcastChannel('northcast-session');
  } catch {
    // Not an error: such a browser has no session that tabs could share.
  }
  return shared;
}

export function announceSession(event: SessionEvent): void {
  channel()?.postMessage(event);
}

/**
 * Stops listening while the page is in the back/forward cache, because a message would evict it.
 * @returns unsubscribes
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionEvent>) => listener(data);
  const open = () => channel()?.addEventListener('message', hear);
  open();
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  return () => {
    window.removeEventListener('pageshow', open);
    window.removeEventListener('pagehide', close);
    shared?.removeEventListener('message', hear);
  };
}

function close(): void {
  shared?.close();
  shared = undefined;
}
