import type { FailureKind } from '../../registry/load-report';
import { integrityOf } from './script-verification';

const timeoutMs = 3000;

/**
 * Finds out why a script failed to load, because a script element does not say: fetches the file
 * again, bypassing caches, and compares its hash. The content is not executed.
 */
export async function probeScript(url: string): Promise<FailureKind> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404 || response.status === 410) return 'stale';
    if (!response.ok) return 'network';
    const isPublished = await hasHash(await response.arrayBuffer(), integrityOf(url));
    return isPublished ? 'network' : 'integrity';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

/** Also false if the browser cannot compute a digest, which needs a secure context. */
async function hasHash(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const algorithm = integrity.startsWith('sha256-') ? 'SHA-256' : 'SHA-384';
  const digest = await globalThis.crypto?.subtle?.digest(algorithm, bytes);
  if (!digest) return false;
  return integrity.endsWith(`-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
}
