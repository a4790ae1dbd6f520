import { createServer, type RequestListener, type Server } from 'node:http';
import { continueInTurn } from '@northcast/shared-contracts/api/continue-in-turn';
import { limitRequestTime, uploadTime } from '@northcast/shared-contracts/api/limit-request-time';
import { isPartOfUpload } from '@northcast/shared-contracts/api/uploads-path';
import type { ConnectionSettings } from '../connection-settings.js';
import { closeWaitingAnswers } from './close-waiting-answers.js';

/** Milliseconds that a client may take. */
const patience = {
  /** For the whole of a request: what it sends is 100 kB at most, but for parts of uploads. */
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  /** How often both are looked at. */
  connectionsCheckingInterval: 5_000,
} as const;

/** The server of everything; slow clients and many connections cost it little. */
export function httpServer(
  listener: RequestListener,
  { most }: Pick<ConnectionSettings, 'most'>,
  times: Readonly<Record<keyof typeof patience, number>> = patience,
): Server {
  const server = createServer({ ...times }, listener);
  // What is beyond is refused by closing it: no answer can be given to somebody whose request is not read.
  server.maxConnections = most;
  limitRequestTime(server, (request) =>
    isPartOfUpload(request) ? Math.max(uploadTime, times.requestTimeout) : times.requestTimeout,
  );
  continueInTurn(server);
  closeWaitingAnswers(server);
  return server;
}
