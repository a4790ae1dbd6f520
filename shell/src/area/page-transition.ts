import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { isPanel } from './is-panel';

/** Milliseconds; equals `theme.motion.fast`. */
const duration = 120;

/**
 * Replaces the shown page, with a cross-fade (View Transitions API). There is no transition in the
 * admin panel, with reduced motion, or in browsers without view transitions.
 * @param pathname of the next page
 * @param show sets the state that shows the page; called once, soon
 */
export function changePage(pathname: string, show: () => void): void {
  if (isStill(pathname)) {
    startTransition(show);
    return;
  }
  // The browser shows the old frame until the callback returns, so the new page and its effects
  // must be rendered synchronously.
  const transition = document.startViewTransition(() => flushSync(show));
  transition.ready.then(setDuration, () => {
    // The transition was skipped, for example in a hidden tab. The page is shown anyway.
  });
}

const isStill = (pathname: string): boolean =>
  !document.startViewTransition ||
  isPanel(pathname) ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Set by script, because a style sheet would add these rules to every document. */
function setDuration(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) {
      effect.updateTiming({ duration });
    }
  }
}
