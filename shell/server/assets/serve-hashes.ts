import { remoteNames } from '@northcast/shared-contracts/host/remote';
import type { RequestHandler } from 'express';
import { type CompressedText, compressText, sendCompressed } from '../compressed-text.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { hashesDocument } from '../registry/published-parts.js';
import type { Release } from '../release/release.js';

/** Answers `hashes.json` of a published version, out of its verified release document. */
export function serveHashes(registry: LiveRegistry): RequestHandler {
  const lists = new WeakMap<Release, Promise<CompressedText>>();
  const listOf = (release: Release) => {
    const known = lists.get(release) ?? compressText(hashesDocument(release));
    lists.set(release, known);
    return known;
  };
  return async (request, response, next) => {
    const name = remoteNames.find((each) => each === request.params['name']);
    const version = request.params['version'];
    if (!name || typeof version !== 'string') return next();
    const release = await registry.release(name, version).catch(() => undefined);
    if (!release) return next();
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    response.type('application/json');
    sendCompressed(request, response, await listOf(release));
  };
}
