import { brand } from '@northcast/shared-contracts/brand';
import type { RequestHandler } from 'express';
import { matchPath } from 'react-router-dom';
import type { LiveRegistry } from '../registry/live-registry.js';
import { renderDocument } from './document.js';

/** Answers every page address with a document; 404 where no area serves the path. */
export function serveDocuments(registry: LiveRegistry): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const visitor = await registry.forVisitor();
    const known = visitor.remotes.some(({ routes }) =>
      routes.some(({ path }) => matchPath({ path, end: true }, request.path)),
    );
    const html = renderDocument({
      registry: visitor,
      head: `<title>${brand.name}</title>`,
      body: '',
    });
    response
      .status(known ? 200 : 404)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(html);
  };
}
