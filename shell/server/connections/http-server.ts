import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { answerClientErrors } from '@northcast/shared-contracts/api/answer-client-errors';
import { continueInTurn } from '@northcast/shared-contracts/api/continue-in-turn';
import { limitRequestTime, uploadTime } from '@northcast/shared-contracts/api/limit-request-time';
import { isPartOfUpload } from '@northcast/shared-contracts/api/uploads-path';
import type { ConnectionSettings } from '../settings.js';

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
  answerClientErrors(server);
  closeWaitingAnswers(server);
  return server;
}

/**
 * Closes every answer of a connection that has ended. Node closes the one that is being sent and forgets those that wait behind it, where a
 * client sends several requests at once and leaves: what waits for their end would wait for ever, and be kept.
 */
function closeWaitingAnswers(server: Server): void {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = open.get(socket) ?? new Set();
    if (!open.has(socket)) {
      open.set(socket, answers);
      // After Node's own listener, which closes the first.
      socket.once('close', () => setImmediate(() => answers.forEach(close)));
    }
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
}

function close(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}
