import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Logger } from 'pino';
import { bearerOf } from '../api-tokens/api-token.js';
import { sendPrepared } from '../blog/prepared-response.js';
import type { PublishedPosts } from '../blog/published-posts.js';
import { logResponse } from '../log/request-log.js';
import { isHttpsOrigin } from '../sessions/session-cookie.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { toUserDto } from '../users/user.mapper.js';
import type { FastPath } from './fast-path-adapter.js';
import { setDefaultHeaders } from './request-gates.js';

const list = endpoints.blogPosts.path;
const summaries = `${list}?fields=summary`;
const slugPrefix = `${list}/`;
const currentUser = endpoints.currentUser.path;

const isOfPosts = (url: string): boolean =>
  url === list || url === summaries || url.startsWith(slugPrefix);

/**
 * Answers the requests of every page view without Express: posts from prepared bytes, and the
 * signed-in account. Every unusual case is passed on to the endpoint's controller.
 * @param publicOrigin origin of `PUBLIC_URL`
 */
export function fastPath(
  posts: PublishedPosts,
  sessions: SessionsService,
  log: Logger,
  publicOrigin: string | null,
): FastPath {
  const isHttps = isHttpsOrigin(publicOrigin);
  const answerPosts: FastPath = (request, response, next) => {
    const { url = '' } = request;
    const prepared = posts.now();
    let answer = prepared?.bySlug.get(url.slice(slugPrefix.length));
    if (url === list) answer = prepared?.list;
    if (url === summaries) answer = prepared?.summaries;
    if (answer === undefined) return next();
    logResponse(log, request, response);
    setDefaultHeaders(request, response);
    sendPrepared(request, response, answer);
  };

  const answerUser = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => {
    // Only Express knows whether the sender is a trusted proxy.
    const mayBeHttps = String(request.headers['x-forwarded-proto']).includes('https');
    if (mayBeHttps && !isHttps) return next();
    const session = await sessions.authenticate(request, isHttps).catch(() => null);
    if (session === null || session.isRenewalDue) return next();
    logResponse(log, request, response);
    setDefaultHeaders(request, response);
    const text = JSON.stringify(toUserDto(session.account));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

  return (request, response, next) => {
    const { url = '', method } = request;
    // A request with an API token is not a session request, even if it also has a cookie.
    if ((method !== 'GET' && method !== 'HEAD') || bearerOf(request) !== null) next();
    else if (isOfPosts(url)) answerPosts(request, response, next);
    else if (url === currentUser && method === 'GET') void answerUser(request, response, next);
    else next();
  };
}
