import type { RequestHandler } from 'express';

/**
 * Brings the target of a request into the form that handlers rely on: a path and a query. An absolute one, as for a proxy, names the host
 * itself (RFC 9112, 3.2.2). A backslash in a path is no part of an address, and browsers take it for a slash: `/\host` would lead elsewhere.
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
