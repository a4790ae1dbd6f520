import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureContentType } from '@northcast/shared-contracts/api/post-pictures';
import {
  isPartOfUpload,
  isPicture,
  uploadContentType,
  uploadsPath,
} from '@northcast/shared-contracts/api/uploads-path';
import { hasBody } from '@northcast/shared-contracts/http/limit-request-time';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { crossOrigin, unsupportedType } from '../errors/api-errors.js';
import { clientAddress } from '../limits/client-address.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { giveRequestId, logResponse } from '../log/request-log.js';
import { oneClickPath } from '../notices/unsubscribe-token.js';

/**
 * API responses are data: they must not run scripts, be framed, be read by other sites or be
 * cached.
 */
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

/** Sets the request id and the headers that every response has. */
export function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  giveRequestId(request, response);
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Sets the default headers of every response and logs it. */
export function requestContext(log: Logger): RequestHandler {
  return (request, response, next) => {
    setDefaultHeaders(request, response);
    logResponse(log, request, response);
    next();
  };
}

/**
 * Rejects writes that are cross-site, too many, or not JSON. Parts of uploads are bytes and have
 * their own rate limit. One-click unsubscribe requests of mail providers are cross-site forms
 * without a cookie, so only their token counts.
 * @param publicOrigin used if the origin cannot be derived from the request
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

/** The content type that a request body must have. */
function typeOf(request: Request): string {
  if (isPicture(request)) return pictureContentType;
  return isPartOfUpload(request) ? uploadContentType : 'application/json';
}

const isUploadPath = (path: string) => path === uploadsPath || path.startsWith(`${uploadsPath}/`);

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/**
 * Browsers state where a write comes from. A client without these headers is not a browser, so it
 * cannot carry another person's cookies.
 */
function isSameOrigin(request: Request, publicOrigin: string | null): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  return origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
}
