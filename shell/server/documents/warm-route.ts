import { openWarmToken } from '@northcast/release/commands/version-pass';
import express, { type Router } from 'express';
import { unlessLate } from '../cached-read.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { anybody } from '../registry/visitor.js';
import type { DocumentCache } from './document-cache.js';

/** Maximum queued versions, including the one being rendered. */
const mostWaiting = 8;

/** Milliseconds after which no further page of a version is started. */
const longest = 20_000;

/**
 * `POST /releases/warm` pre-renders the public pages of a version before its release, for a caller
 * with the right to release it. Responds 204 when they are rendered, 404 without a valid token for
 * the remote, 503 if too many versions are queued or the store does not answer. Renders one version
 * at a time.
 */
export function warmRoute(registry: LiveRegistry, documents: DocumentCache): Router {
  const waiting = new Map<string, Promise<void>>();
  let last = Promise.resolve();

  function warm(name: string, version: string): Promise<void> {
    const key = `${name} ${version}`;
    const turn = last.then(() => warmVersion(registry, documents, name, version));
    waiting.set(key, turn);
    last = turn.catch(() => undefined).finally(() => waiting.delete(key));
    return turn;
  }

  const router = express.Router();
  router.post('/releases/warm', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const keys = await registry.trustedKeys();
    const [, token] = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '') ?? [];
    const pass = keys && token ? openWarmToken(token, keys) : null;
    const release = pass && (await registry.release(pass.remote, pass.version).catch(unlessLate));
    if (pass === null || release === null) return void response.status(404).end();
    const { remote, version } = pass;
    const same = waiting.get(`${remote} ${version}`);
    if (!same && waiting.size >= mostWaiting) return void response.status(503).end();
    await (same ?? warm(remote, version));
    response.status(204).end();
  });
  return router;
}

async function warmVersion(
  registry: LiveRegistry,
  documents: DocumentCache,
  name: string,
  version: string,
): Promise<void> {
  // Rendered as visitors will get it, with the links that this version adds.
  const manifest = await registry.forVisitor({ ...anybody, previews: [{ name, version }] });
  const remote = manifest.remotes.find((each) => each.name === name && each.version === version);
  if (remote) await documents.warmMarkup(manifest, remote, performance.now() + longest);
}
