import type { RequestHandler } from 'express';

/**
 * Splits a request target. An absolute target, as sent to a proxy, contains the host (RFC 9112,
 * 3.2.2).
 * @returns path and query, and the host if the target contains one
 */
export function splitTarget(target: string): { readonly url: string; readonly host?: string } {
  if (target.startsWith('/')) return { url: target };
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  if (host === undefined) return { url: target };
  return { url: rest.startsWith('/') ? rest : `/${rest}`, host };
}

/**
 * Normalises the request target to a path and a query; the host of an absolute target replaces the
 * header. Rejects a backslash in the path: it is not valid in a URL, and browsers treat it as a
 * slash, so `/\host` would redirect to another host.
 */
export const readRequestTarget: RequestHandler = (request, _response, next) => {
  const { url, host } = splitTarget(request.url);
  if (host !== undefined) {
    request.headers.host = host;
    request.url = url;
  }
  const [path = ''] = url.split('?');
  if (path.startsWith('/') && !path.includes('\\')) return next();
  next(new URIError('The target of the request is no address'));
};
