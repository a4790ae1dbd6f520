import type { Server } from 'node:http';
import { drainConnections } from '@northcast/shared-contracts/http/drain-connections';
import { isEventStream } from '@northcast/shared-contracts/http/event-streams';
import { idleConnections } from '@northcast/shared-contracts/http/idle-connections';
import { openResponses } from './open-responses.js';

/**
 * Prepares a graceful shutdown. Call this before the first request.
 * @returns shuts down without dropping accepted requests. Event streams end at once, because
 * browsers reconnect.
 */
export function prepareStop(server: Server): () => Promise<void> {
  const open = openResponses(server);
  idleConnections(server);
  const endStreams = () => {
    for (const response of open) if (isEventStream(response)) response.destroy();
  };
  return async () => {
    for (const response of open)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    endStreams();
    // Again for streams that were requested but not opened yet.
    await drainConnections(server, endStreams);
  };
}
