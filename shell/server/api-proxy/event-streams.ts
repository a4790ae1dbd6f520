import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where browsers listen for what changed; the answer stays open for minutes. */
export const isStreamPath = (path: string): boolean => path === '/api/live';

/**
 * Milliseconds that a stream of events may be silent: the bff says something every 25 seconds, whatever `BFF_TIMEOUT` is for its other
 * answers.
 */
export const streamSilence = 60_000;

/** Node does not tell of every answer which headers it was begun with. */
const streams = new WeakSet<ServerResponse>();

/** Notes that a stream is passed on. @returns whether the bff's answer is one */
export function passesStream(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
): boolean {
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (isStream) streams.add(response);
  return isStream;
}

export const isEventStream = (response: ServerResponse): boolean => streams.has(response);
