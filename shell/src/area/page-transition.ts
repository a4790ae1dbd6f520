import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { isPanel } from '../navigation/is-panel';

/** Milliseconds, as `theme.motion.fast`. */
const duration = 120;

/**
 * Puts another page in the place of the one that is shown: by a view transition of the browser, in which the one fades out while
 * the other fades in. The panel keeps its sidebar still; there, where motion is to be reduced and in browsers without view
 * transitions, nothing moves.
 * @param pathname of the page that comes
 * @param show sets the state that shows it; it is called once, soon
 */
export function changePage(pathname: string, show: () => void): void {
  if (isStill(pathname)) {
    startTransition(show);
    return;
  }
  // The browser holds the last picture until the callback is done: the page, with its effects, has to be there by then.
  const transition = document.startViewTransition(() => flushSync(show));
  transition.ready.then(setDuration, () => {
    // Skipped, as in a hidden tab: the page is shown all the same.
  });
}

const isStill = (pathname: string): boolean =>
  !document.startViewTransition ||
  isPanel(pathname) ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Here and not in a style sheet, which each document would carry for the pages after it. */
function setDuration(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) {
      effect.updateTiming({ duration });
    }
  }
}
