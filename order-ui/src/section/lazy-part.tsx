import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { isRemovedChunk } from '@northcast/shared-ui/lazy-chunk/removed-chunk';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code loads when it is first shown. React's `lazy` would remember a failure;
 * this one offers a retry. If its version was removed from the server, no retry can succeed: then
 * it throws in render, and the shell shows the page in the live version.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown; isGone: boolean }>();
    const [isLoading, setLoading] = useState(!Part);
    useEffect(() => {
      if (!isLoading) return;
      let isOver = false;
      const loadPart = async () => {
        try {
          loaded = await load();
        } catch (error) {
          const isGone = await isRemovedChunk(error);
          if (!isOver) setFailure({ error, isGone });
        }
        if (isOver) return;
        setPart(() => loaded);
        setLoading(false);
      };
      void loadPart();
      return () => {
        isOver = true;
      };
    }, [isLoading]);
    if (Part) return <Part {...props} />;
    if (failure?.isGone) throw failure.error;
    return failure ? (
      <ErrorPanel
        title="This part could not be loaded"
        text="Please check your connection and try again."
        headingLevel={3}
        onRetry={() => setLoading(true)}
        isRetrying={isLoading}
      />
    ) : (
      <Skeleton shape="block" />
    );
  };
}
