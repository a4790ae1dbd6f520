import type { Release } from '@northcast/release/publications/release';
import { isRemoteName } from '@northcast/shared-contracts/host/remote';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import type { RequestHandler } from 'express';
import { cachedRead, unlessLate } from '../cached-read.js';
import { type CompressedText, compressText, sendCompressed } from '../compressed-text.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { hashesDocument } from '../registry/published-parts.js';

/**
 * Serves `hashes.json` of a published version, created from its verified `release.json`.
 * @throws TimeoutError if a stalled store does not deliver that in time
 */
export function serveHashes(registry: LiveRegistry): RequestHandler {
  const lists = new WeakMap<Release, () => Promise<CompressedText>>();
  const listOf = (release: Release) => {
    const known = lists.get(release) ?? cachedRead(() => compressText(hashesDocument(release)));
    lists.set(release, known);
    return known();
  };
  return async (request, response, next) => {
    const { name, version } = request.params;
    if (!isRemoteName(name) || typeof version !== 'string') return next();
    const read = () => registry.release(name, version);
    const release = await read()
      .catch(async (error: unknown) => {
        if (error instanceof TimeoutError && (await registry.storeAnswers())) return read();
        throw error;
      })
      .catch(unlessLate);
    if (release === null) return next();
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    response.type('application/json');
    sendCompressed(request, response, await listOf(release));
  };
}
