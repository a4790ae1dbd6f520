import type { IncomingMessage, ServerResponse } from 'node:http';
import { markEventStream } from '@northcast/shared-contracts/http/event-streams';

/** Path of the event stream, which stays open for minutes. */
export const isStreamPath = (path: string): boolean => path === '/api/live';

/**
 * Milliseconds that an event stream may be silent. The bff sends something every 25 seconds,
 * independent of `BFF_TIMEOUT`.
 */
export const streamSilence = 60_000;

/**
 * Records that a response is an event stream.
 * @returns whether the bff's response is one
 */
export function passesStream(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
): boolean {
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (isStream) markEventStream(response);
  return isStream;
}
