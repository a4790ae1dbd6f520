import { isRemovedChunk } from '@northcast/shared-ui/lazy-chunk/removed-chunk';
import { useEffect, useState } from 'react';

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
    void isRemovedChunk(error).then((is) => is && !isOver && setGone({ error }));
    return () => {
      isOver = true;
    };
  }, [error]);
  if (gone) throw gone.error;
}
