import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets operators through: somebody on this machine, without a proxy in between, or somebody with the token as the password of Basic
 * authentication. For everybody else there is no such page.
 */
export function maySeeReleases(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    const isForwarded =
      request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    const isHere = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
    if (isHere && !isForwarded) return next();
    if (token === undefined) return next('route');
    const [, given = ''] = /^Basic (.+)$/.exec(request.get('Authorization') ?? '') ?? [];
    const password = Buffer.from(given, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
    if (timingSafeEqual(digest(password), digest(token))) return next();
    response.status(401).set('WWW-Authenticate', 'Basic realm="Releases", charset="UTF-8"');
    response.set('Cache-Control', 'no-store').type('text/plain').send('Unauthorized\n');
  };
}
