import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Stops a poll while the page is hidden, because each call would keep the session in use.
 * @param interval milliseconds between polls of a visible page
 * @returns 0 while the page is hidden
 */
export const usePollingInterval = (interval: number): number =>
  useSyncExternalStore(subscribe, isHidden, () => false) ? 0 : interval;
