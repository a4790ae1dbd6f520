import { useEffect } from 'react';

/** Calls back when the browser has a connection again, while there is something to call for. */
export function useBackOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isWaiting, onOnline]);
}
