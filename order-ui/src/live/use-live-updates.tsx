import { dataChanged } from '@northcast/shared-contracts/host/data-changed';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Reads again what the page shows once it changed elsewhere, in place. It begins when the page is there, with code of its own.
 * @param userId who is signed in; empty for nobody
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
      // Without that code the page is as it was before there were live updates.
      begin().catch(() => undefined);
    };
    const stop = () => {
      end?.();
      end = undefined;
    };
    /** A page that the browser keeps for going back holds no connection. */
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
