import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Settings } from '../settings.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

type OperatorSettings = Pick<Settings, 'publicUrl'> & {
  readonly release: { readonly token: string | undefined };
};

/**
 * Allows operators: requests from this machine, or with the token as the password of Basic
 * authentication. Without a configured token the page does not exist for other machines.
 */
export function requireOperator({
  publicUrl,
  release: { token },
}: OperatorSettings): RequestHandler {
  const isPublic = !isLoopback(new URL(publicUrl).host);
  return (request, response, next) => {
    if (!isPublic && isOnThisMachine(request)) return next();
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

/**
 * Whether the request comes from this machine and not through a proxy on it. A proxy may not
 * identify itself, but then it forwards the requested host, or the site has a public address. Only
 * loopback names are accepted as host, to prevent DNS rebinding.
 */
function isOnThisMachine({ headers, socket }: Request): boolean {
  const hasCome = Object.keys(headers).some((name) =>
    /^(x-forwarded(-.*)?|forwarded|via|x-real-ip)$/.test(name),
  );
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLocal && !hasCome && isLoopback(headers.host ?? '');
}

/** @param host host name with optional port */
const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
