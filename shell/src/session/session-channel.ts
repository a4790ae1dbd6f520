/** Tells the other open tabs that somebody signed in or out. */
export type SessionEvent = 'signed-in' | 'signed-out';

let shared: BroadcastChannel | undefined;

/** One for the page: a channel does not hear itself, but it does hear a second one of the same page. */
function channel(): BroadcastChannel {
  shared ??= new BroadcastChannel('northcast-session');
  return shared;
}

export function announceSession(event: SessionEvent): void {
  channel().postMessage(event);
}

/**
 * While the page waits in the history cache it listens to nothing: a message there would throw it out of the cache.
 * @returns a function that stops listening
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionEvent>) => listener(data);
  const open = () => channel().addEventListener('message', hear);
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
