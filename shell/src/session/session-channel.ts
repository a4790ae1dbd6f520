/** Tells the other open tabs that somebody signed in or out. */
export type SessionEvent = 'signed-in' | 'signed-out';

const name = 'northcast-session';

export function announceSession(event: SessionEvent): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(event);
  channel.close();
}

/** @returns a function that stops listening */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => listener(data);
  return () => channel.close();
}
