import type { AttachBehavior } from './static-frame';

/** Exports of a lazily loaded behaviour. @param signal detaches it */
interface LazyBehavior {
  readonly start: (frame: HTMLElement, signal: AbortSignal) => void;
}

const signs = ['pointerover', 'focusin', 'input', 'scroll'] as const;

/**
 * Loads a behaviour on the first interaction with the page. If loading fails, links and forms work
 * as without script, and the next interaction tries again.
 * @param isWanted whether to load it without an interaction
 */
export const attachOnUse =
  (importCode: () => Promise<LazyBehavior>, isWanted = () => false): AttachBehavior =>
  (frame) => {
    // The page was visible before this code, so the user may already have interacted with it.
    const isUsed = () => scrollY > 0 || frame.contains(document.activeElement);
    const end = new AbortController();
    let isLoading = false;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { start } = await importCode();
        if (end.signal.aborted) return;
        for (const sign of signs) removeEventListener(sign, load, true);
        start(frame, end.signal);
      } catch {
        isLoading = false;
      }
    };
    for (const sign of signs) addEventListener(sign, load, { capture: true, signal: end.signal });
    if (isWanted() || isUsed()) void load();
    return () => end.abort();
  };

/** Combines several behaviours into one. */
export const allBehaviors =
  (...behaviors: readonly AttachBehavior[]): AttachBehavior =>
  (frame) => {
    const ends = behaviors.map((attach) => attach(frame));
    return () => {
      for (const end of ends) end();
    };
  };
