import type { AttachBehavior } from './static-frame';

/** What code for a part of a page exports. @param signal ends it */
export interface LateBehavior {
  readonly start: (frame: HTMLElement, signal: AbortSignal) => void;
}

const signs = ['pointerover', 'focusin', 'input', 'scroll'] as const;

/**
 * Loads code at the first sign that somebody uses the page. Where it can't be had, links and forms do what they do without script, and
 * the next sign tries again.
 * @param isWanted whether it is needed without any sign
 */
export const attachOnUse =
  (importCode: () => Promise<LateBehavior>, isWanted = () => false): AttachBehavior =>
  (frame) => {
    // The page was there before its code: somebody may have used it already.
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
