import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

const requests = new AsyncLocalStorage<Request>();

/** Lets everything that a request brings about ask for it with `currentRequest`. */
export const rememberRequest: RequestHandler = (request, _response, next) =>
  requests.run(request, next);

/** The request that is being answered; undefined in what runs by itself, such as housekeeping. */
export function currentRequest(): Request | undefined {
  return requests.getStore();
}
