import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureContentType } from '@northcast/shared-contracts/api/post-pictures';
import {
  isPartOfUpload,
  isPicture,
  uploadContentType,
  uploadsPath,
} from '@northcast/shared-contracts/api/uploads-path';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { crossOrigin, unsupportedType } from '../errors/api-errors.js';
import { clientAddress } from '../limits/client-address.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { giveRequestId } from '../log/request-id.js';
import { logAnswer } from '../log/request-log.js';
import { oneClickPath } from '../notices/unsubscribe-token.js';

/** An answer of the API is data: nothing in it may run, be framed, be read by another site or kept by a cache. */
const headers = [
  ['X-Content-Type-Options', 'nosniff'],
  [
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-store'],
] as const;

/** What every answer carries. */
export function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  giveRequestId(request, response);
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Gives every answer an id, its headers and its line in the log. */
export function requestContext(log: Logger): RequestHandler {
  return (request, response, next) => {
    setDefaultHeaders(request, response);
    logAnswer(log, request, response);
    next();
  };
}

/**
 * Refuses writes that another site made the browser send, that are too many, or that are not JSON; parts of uploads are bytes, and have a
 * limit of their own. What mail providers send for the reader
 * of a mail comes from anywhere, as a form, and without a cookie: the token alone counts there.
 * @param publicOrigin where it can't be told from the request
 */
export function guardWrites(limiter: RateLimiter, publicOrigin: string | null): RequestHandler {
  return (request, _response, next) => {
    if (!isWrite(request)) return next();
    const isByProvider = request.path === oneClickPath;
    if (!isByProvider && !isSameOrigin(request, publicOrigin)) throw crossOrigin();
    const isUpload = isUploadPath(request.path);
    limiter.consume(isUpload ? 'uploads' : 'writes', clientAddress(request));
    if (!isByProvider && hasBody(request) && !request.is(typeOf(request))) throw unsupportedType();
    next();
  };
}

/** What a body has to be sent as. */
function typeOf(request: Request): string {
  if (isPicture(request)) return pictureContentType;
  return isPartOfUpload(request) ? uploadContentType : 'application/json';
}

const isUploadPath = (path: string) => path === uploadsPath || path.startsWith(`${uploadsPath}/`);

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Browsers say where a write comes from; a client that says nothing is no browser and brings no one's cookies. */
function isSameOrigin(request: Request, publicOrigin: string | null): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  return origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
