import type { ServerResponse } from 'node:http';

/** Needed because Node does not always expose the headers that a response was started with. */
const streams = new WeakSet<ServerResponse>();

/** Records that a response is an event stream, which has no end of its own. */
export function markEventStream(response: ServerResponse): void {
  streams.add(response);
}

export const isEventStream = (response: ServerResponse): boolean => streams.has(response);
