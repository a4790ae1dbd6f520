import type { Request, RequestHandler, Response } from 'express';
import type { PageManifest } from '../../registry/page-manifest.js';
import { sendCompressed, sendOnce } from '../compressed-text.js';
import { readCookie } from '../registry/cookies.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { registryFor } from '../registry/registry-for.js';
import { contentSecurityPolicy } from '../security-headers.js';
import type { FindMovedPost } from './bff-api.js';
import type { DocumentCache } from './document-cache.js';
import { matchRoute, spellingOf } from './match-route.js';
import { documentFor, type StoredDocument } from './stored-document.js';
import { orderWithoutScript } from './without-script.js';

/**
 * Whether the visitor probably has a session: reads the hint cookie that sign-in sets along with
 * the session cookie.
 */
const hasSignedInHint = (request: Request): boolean => readCookie(request, 'nc_signed_in') === '1';

/**
 * Responds to every page address with a document: prerendered for public pages, 404 if no remote
 * serves the path.
 */
export function serveDocuments(
  registry: LiveRegistry,
  documents: DocumentCache,
  movedPost: FindMovedPost,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const tidy = withoutTrailingSlash(request.path);
    if (tidy !== request.path) return redirect(request, response, tidy);
    const visitor = await registryFor(registry, request, response);
    if (isGuess(request) && response.hasHeader('Set-Cookie')) return refuseGuess(response);
    const spelling = ownSpelling(visitor, request.path);
    if (spelling !== request.path) return redirect(request, response, spelling);
    const signedIn = hasSignedInHint(request);
    const query = request.url.slice(request.path.length + 1);
    const document = await documents.document(visitor, request.path, signedIn, query);
    const present = document.status === 200 ? undefined : await movedPost(request.path);
    if (present !== undefined) return redirect(request, response, present);
    await answer(request, response, document);
  };
}

/**
 * Redirects and keeps the query. Browsers would keep the redirect for ever otherwise, also after a
 * post got its former address back.
 */
function redirect(request: Request, response: Response, path: string): void {
  response.set('Cache-Control', revalidated(response));
  response.redirect(308, `${path}${request.url.slice(request.path.length)}`);
}

/**
 * Canonical address of a page: an address in another case redirects to the route's own spelling.
 * Parameters are kept as they are.
 */
function ownSpelling(manifest: PageManifest, path: string): string {
  const match = matchRoute(manifest, path);
  const own = match ? spellingOf(match) : path;
  return own.toLowerCase() === path.toLowerCase() ? own : path;
}

/** Whether the browser prefetches the document for a user who may never view it. */
const isGuess = (request: Request): boolean =>
  request.get('Sec-Purpose')?.startsWith('prefetch') ?? false;

/**
 * Rejects a prefetch that would set the canary cookie: two concurrent prefetches would draw two
 * numbers, and one document would not match the number that is kept.
 */
function refuseGuess(response: Response): void {
  response.removeHeader('Set-Cookie');
  response.status(503).set('Cache-Control', 'no-store').end();
}

/** Valid names of a page section for `?show=`. */
const part = /^[a-z]+(-[a-z]+)*$/;

async function answer(
  request: Request,
  response: Response,
  document: StoredDocument,
): Promise<void> {
  const { order, show } = request.query;
  const forReader = {
    notice: typeof order === 'string' ? orderWithoutScript(order) : undefined,
    show: typeof show === 'string' && show.length <= 40 && part.test(show) ? show : undefined,
  };
  if (forReader.notice === undefined && forReader.show === undefined) {
    send(request, response, document);
    return;
  }
  setHeaders(response, document);
  response.removeHeader('ETag');
  await sendOnce(request, response, documentFor(document, forReader));
}

/**
 * Canonical address: `/about/` redirects to `/about`. Collapses leading slashes, because `//host`
 * would redirect to another host.
 */
function withoutTrailingSlash(path: string): string {
  const tidy = path.replace(/^\/{2,}/, '/').replace(/\/+$/, '');
  return tidy === '' ? '/' : tidy;
}

function send(request: Request, response: Response, document: StoredDocument): void {
  setHeaders(response, document);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  sendCompressed(request, response, document);
}

/** A shared cache must not send one visitor's cookie to another. */
const revalidated = (response: Response): string =>
  response.hasHeader('Set-Cookie') ? 'private, no-cache' : 'no-cache';

function setHeaders(response: Response, document: StoredDocument): void {
  response.status(document.status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidated(response),
    'Content-Security-Policy': contentSecurityPolicy(document.styleHashes, document.scriptHashes),
    Vary: 'Accept-Encoding, Cookie',
    ETag: document.etag,
  });
  if (document.status === 503) response.set('Retry-After', '5');
}
