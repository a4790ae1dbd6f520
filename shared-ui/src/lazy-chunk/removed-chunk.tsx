/** Milliseconds after which the server counts as unreachable. */
const probeTimeoutMs = 3000;

/**
 * Whether code failed to load because its version was removed from the server: then no retry in
 * this version can succeed. Asks the server, because the error of a chunk does not say why its
 * script failed.
 * @param error why loading failed
 * @returns false also without a connection
 */
export async function isRemovedChunk(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return false;
  try {
    const { status } = await fetch(String(Reflect.get(error, 'request')), {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
