import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
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

/**
 * Answers a request before Express handles it.
 * @param next passes the request on to Express
 */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Milliseconds that an idle connection stays open. This is longer than the shell's proxy keeps its
 * end (20 s), so that the proxy never writes to a connection that is being closed here.
 */
const keptUnused = 65_000;

/**
 * Milliseconds that a request may take from its headers to its last byte, except parts of uploads;
 * Node's own default.
 */
const requestTime = 300_000;

/** Express adapter of Nest with a fast path before Express. */
export class FastPathAdapter extends ExpressAdapter {
  fastPath: FastPath = (_request, _response, next) => next();

  override initHttpServer(): void {
    const express = this.getInstance();
    const listener = refuseAmbiguousRequests((request, response) => {
      this.fastPath(request, response, () => express(request, response));
    });
    this.httpServer = createServer({ ServerResponse: FollowedResponse }, listener);
    this.httpServer.keepAliveTimeout = keptUnused;
    continueInTurn(this.httpServer);
    answerClientErrors(this.httpServer);
    lingerOnClose(this.httpServer);
    // Recorded from the first request on, for the shutdown.
    idleConnections(this.httpServer);
    limitRequestTime(this.httpServer, (request) =>
      isPartOfUpload(request) ? uploadTime : requestTime,
    );
  }
}
