import type { IncomingMessage, ServerResponse } from 'node:http';

/** Path of the event stream, which stays open for minutes. */
export const isStreamPath = (path: string): boolean => path === '/api/live';

/**
 * Milliseconds that an event stream may be silent. The bff sends something every 25 seconds,
 * independent of `BFF_TIMEOUT`.
 */
export const streamSilence = 60_000;

/** Needed because Node does not always expose the headers that a response was started with. */
const streams = new WeakSet<ServerResponse>();

/**
 * Records that a response is an event stream.
 * @returns whether the bff's response is one
 */
export function passesStream(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
): boolean {
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (isStream) streams.add(response);
  return isStream;
}

export const isEventStream = (response: ServerResponse): boolean => streams.has(response);
