import type { RequestHandler, Response } from 'express';
import type { LiveRegistry } from '../registry/live-registry.js';

/**
 * Refuses what only the store holds while its disk does not answer: four calls that wait would hold
 * all threads of the file system. A request waits for the check of the registry, not for a call of
 * its own.
 */
export function refuseWhileStalled(registry: LiveRegistry): RequestHandler {
  return async (_request, response, next) => {
    if (await registry.storeAnswers()) next();
    else refuse(response);
  };
}

/** Tells a client to try again, because the store does not answer. */
export function refuse(response: Response): void {
  response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).end();
}
