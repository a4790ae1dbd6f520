import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.js';

/** One line for each answer: what was called, how it ended, how long it took. No query, no address, no body. */
export function requestLog(log: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const began = performance.now();
    response.once('close', () => {
      log.info({
        requestId: requestIdOf(response),
        method: request.method,
        path: request.path,
        status: response.writableFinished ? response.statusCode : 'aborted',
        ms: Math.round((performance.now() - began) * 10) / 10,
      });
    });
    next();
  };
}
