import type { RequestHandler } from 'express';

/**
 * Normalises the request target to a path and a query. An absolute target, as sent to a proxy,
 * determines the host (RFC 9112, 3.2.2). Rejects a backslash in the path: it is not valid in a URL,
 * and browsers treat it as a slash, so `/\host` would redirect to another host.
 */
export const readRequestTarget: RequestHandler = (request, _response, next) => {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url) ?? [];
  if (host !== undefined) {
    request.headers.host = host;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const [path = ''] = request.url.split('?');
  if (path.startsWith('/') && !path.includes('\\')) return next();
  next(new URIError('The target of the request is no address'));
};
