import { useLayoutEffect, useRef } from 'react';
import { isPanel } from '../navigation/is-panel';
import type { ShownScreen } from './use-screen';

/** Milliseconds, as `theme.motion.fast`. */
const duration = 120;

/**
 * Fades a page in that takes the place of another. The first page of a visit is painted at once,
 * the panel's keep their sidebar still, and where motion is to be reduced nothing moves.
 */
export function useNavigationMotion({ location: { pathname }, key }: ShownScreen): void {
  const last = useRef(key);
  useLayoutEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (isPanel(pathname) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration });
  }, [key, pathname]);
}
