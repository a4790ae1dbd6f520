import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns whether the component is still there. If a form was left before the response to it, for
 * example by Back, it cannot show a conflict, for instance, and the user must be told otherwise.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
