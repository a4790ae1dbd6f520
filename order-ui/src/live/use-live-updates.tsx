import { dataChanged } from '@northcast/shared-contracts/host/data-changed';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Refetches data of the page when it changes elsewhere. Starts after the page's `load` event and
 * loads its code separately.
 * @param userId the signed-in user; empty if nobody is signed in
 */
export function useLiveUpdates(userId: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (userId === '') return;
    let end: (() => void) | undefined;
    let isWanted = true;
    const begin = async () => {
      const { followLive } = await import('./live-updates');
      if (isWanted && end === undefined) {
        end = followLive(userId, (tags) => void dispatch({ ...dataChanged('live', tags) }));
      }
    };
    const tryToBegin = () => {
      // If this code cannot be loaded, the page works without live updates.
      begin().catch(() => undefined);
    };
    const stop = () => {
      end?.();
      end = undefined;
    };
    /**
     * `pagehide` closed the connection, so a page restored from the back/forward cache reconnects.
     */
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tryToBegin();
    };
    if (document.readyState === 'complete') tryToBegin();
    else window.addEventListener('load', tryToBegin, { once: true });
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', comeBack);
    return () => {
      isWanted = false;
      stop();
      window.removeEventListener('load', tryToBegin);
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [dispatch, userId]);
}
