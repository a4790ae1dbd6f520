import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { sendPrepared } from '../blog/prepared-answer.js';
import type { PublishedPosts } from '../blog/published-posts.js';
import { giveRequestId } from '../log/request-id.js';
import { protect } from './security-headers.js';

const list = endpoints.blogPosts.path;
const slugPrefix = `${list}/`;

/**
 * Answers the public reads from prepared bytes, before Express: they need nothing of it.
 * @returns false when it is not such a read, or nothing is prepared yet
 */
export function answerEarly(posts: PublishedPosts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method } = request;
    if (!url.startsWith(list) || (method !== 'GET' && method !== 'HEAD')) return false;
    const prepared = posts.now();
    if (prepared === null) return false;
    const answer = url === list ? prepared.list : prepared.bySlug.get(url.slice(slugPrefix.length));
    if (answer === undefined) return false;
    giveRequestId(request, response);
    protect(response);
    sendPrepared(request, response, answer);
    return true;
  };
}
