import { useEffect, useState } from 'react';

/** Milliseconds after which the server counts as unreachable. */
const probeTimeoutMs = 3000;

/**
 * Throws in render if code failed to load because its version was removed from the server: no retry
 * in this version can succeed, and the shell then shows the page in the live version. Without a
 * connection the page stays as it is.
 * @param error why loading failed; undefined if it did not
 */
export function useThrowIfGone(error: unknown): void {
  const [gone, setGone] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isOver = false;
    void isGone(error).then((is) => is && !isOver && setGone({ error }));
    return () => {
      isOver = true;
    };
  }, [error]);
  if (gone) throw gone.error;
}

/** Asks the server, because the error of a chunk does not say why its script failed. */
async function isGone(error: unknown): Promise<boolean> {
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
