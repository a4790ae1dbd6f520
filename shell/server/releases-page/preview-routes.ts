import { openPreviewToken } from '@northcast/release/commands/preview-link';
import type { VersionPass } from '@northcast/release/commands/version-pass';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import express, { type Request, type Response, type Router } from 'express';
import { sendPlainPage } from '../errors/plain-page.js';
import { cookieAttributes, cookieName } from '../registry/cookies.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { mostPreviews, previewCookie, previewTokens } from '../registry/registry-for.js';

/** Routes that start and end a preview. */
export function previewRoutes(registry: LiveRegistry): Router {
  const router = express.Router();

  router.get('/releases/preview', async (request, response) => {
    const keys = await registry.trustedKeys();
    const { token } = request.query;
    const pass = keys && typeof token === 'string' ? openPreviewToken(token, keys) : null;
    if (pass === null) return sendExpired(response);
    const isGone = await registry.release(pass.remote, pass.version).then(
      () => false,
      (error: unknown) => !(error instanceof TimeoutError),
    );
    if (isGone) return sendExpired(response);
    const others = previewTokens(request).flatMap((each) => {
      const other = keys && openPreviewToken(each, keys);
      return other && other.remote !== pass.remote ? [{ token: each, pass: other }] : [];
    });
    setPreviews(request, response, [
      ...others.slice(1 - mostPreviews),
      { token: String(token), pass },
    ]);
    response.redirect(303, '/');
  });

  router.all('/releases/preview/reset', (request, response) => {
    response.clearCookie(cookieName(request, previewCookie), cookieAttributes(request));
    response.set('Cache-Control', 'no-store').redirect(303, '/');
  });
  return router;
}

/** The cookie lasts as long as its longest pass. Every request verifies each token again. */
function setPreviews(
  request: Request,
  response: Response,
  previews: readonly { readonly token: string; readonly pass: VersionPass }[],
): void {
  const last = Math.max(...previews.map(({ pass }) => pass.expires));
  response.set('Cache-Control', 'no-store');
  response.cookie(
    cookieName(request, previewCookie),
    previews.map(({ token }) => token).join('~'),
    {
      ...cookieAttributes(request),
      maxAge: last - Date.now(),
      encode: String,
    },
  );
}

function sendExpired(response: Response): void {
  const body =
    '<h1>This preview link no longer works</h1><p>It has expired, or the address is not complete. Ask for a new one, or go to the <a href="/">home page</a>.</p>';
  sendPlainPage(response, { title: 'Preview', body, status: 410 });
}
