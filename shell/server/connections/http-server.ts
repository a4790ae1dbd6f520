import { createServer, type RequestListener, type Server } from 'node:http';
import { isPartOfUpload } from '@northcast/shared-contracts/api/uploads-path';
import {
  answerClientErrors,
  FollowedResponse,
} from '@northcast/shared-contracts/http/answer-client-errors';
import { continueInTurn } from '@northcast/shared-contracts/http/continue-in-turn';
import { idleConnections } from '@northcast/shared-contracts/http/idle-connections';
import { limitRequestTime, uploadTime } from '@northcast/shared-contracts/http/limit-request-time';
import { lingerOnClose } from '@northcast/shared-contracts/http/linger-on-close';
import { refuseAmbiguousRequests } from '@northcast/shared-contracts/http/refuse-ambiguous-requests';
import type { ConnectionSettings } from '../settings.js';
import { openResponses } from './open-responses.js';

/** Client timeouts in milliseconds. */
const timeouts = {
  /** For a whole request, which is at most 100 kB except for upload parts. */
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  /** Interval at which both timeouts are checked. */
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * Milliseconds that an idle connection stays open. Longer than load balancers keep theirs, usually
 * 60 s: one that sends a request while it is being closed here would report an error.
 */
const keptUnused = 65_000;

/** The HTTP server of the shell. Slow clients and many connections cost little. */
export function httpServer(
  listener: RequestListener,
  { most }: Pick<ConnectionSettings, 'most'>,
  times: Readonly<Record<keyof typeof timeouts, number>> = timeouts,
): Server {
  const server = createServer(
    { ...times, ServerResponse: FollowedResponse },
    refuseAmbiguousRequests(listener),
  );
  // Further connections are closed without a response, because a response would require reading a
  // request.
  server.maxConnections = most;
  server.keepAliveTimeout = keptUnused;
  keepRoom(server, most);
  limitRequestTime(server, (request) =>
    isPartOfUpload(request) ? Math.max(uploadTime, times.requestTimeout) : times.requestTimeout,
  );
  continueInTurn(server);
  answerClientErrors(server);
  lingerOnClose(server);
  openResponses(server);
  return server;
}

/**
 * Closes the connection that has been idle longest while as many are open as may be, so that a new
 * one finds room.
 */
function keepRoom(server: Server, most: number): void {
  const idle = idleConnections(server);
  const check = () => {
    server.getConnections((_error, count) => {
      if (count >= most) idle.closeOldest();
    });
  };
  server.on('connection', check);
  server.on('drop', check);
  // All may have been busy when they were opened.
  idle.onIdle(check);
}
