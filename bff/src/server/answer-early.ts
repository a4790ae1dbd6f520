import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Logger } from 'pino';
import { userAnswer } from '../auth/account.js';
import { tokenOf } from '../auth/session-cookie.js';
import type { Sessions } from '../auth/sessions.js';
import { sendPrepared } from '../blog/prepared-answer.js';
import type { PublishedPosts } from '../blog/published-posts.js';
import { logAnswer } from '../log/request-log.js';
import { dressAnswer } from './dress-answer.js';
import type { EarlyAnswer } from './early-adapter.js';

const list = endpoints.blogPosts.path;
const slugPrefix = `${list}/`;
const currentUser = endpoints.currentUser.path;

/**
 * Answers what every page view asks for before Express, of which it needs nothing: posts from prepared bytes, and the
 * signed-in account. Whatever is out of the ordinary is passed on, and answered by the call's controller.
 */
export function answerEarly(posts: PublishedPosts, sessions: Sessions, log: Logger): EarlyAnswer {
  const answerPosts: EarlyAnswer = (request, response, pass) => {
    const { url = '' } = request;
    const prepared = posts.now();
    const answer =
      url === list ? prepared?.list : prepared?.bySlug.get(url.slice(slugPrefix.length));
    if (answer === undefined) return pass();
    logAnswer(log, request, response);
    dressAnswer(request, response);
    sendPrepared(request, response, answer);
  };

  const answerUser = async (
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ) => {
    const found = await sessions.find(tokenOf(request)).catch(() => null);
    if (found === null || found.isRenewed) return pass();
    logAnswer(log, request, response);
    dressAnswer(request, response);
    const text = JSON.stringify(userAnswer(found.account));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

  return (request, response, pass) => {
    const { url = '', method } = request;
    if (method !== 'GET' && method !== 'HEAD') pass();
    else if (url.startsWith(list)) answerPosts(request, response, pass);
    else if (url === currentUser && method === 'GET') answerUser(request, response, pass);
    else pass();
  };
}
