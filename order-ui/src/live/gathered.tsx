import type { Tell } from './live-source';

/** Milliseconds in which what comes one after the other is told as one. */
const together = 150;
/** Milliseconds from one telling to the next: many changes don't make a page read without a pause. */
const pause = 1000;

/** Tells tags in portions. */
export function gathered(tell: Tell): { readonly add: Tell; readonly end: () => void } {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    timer = undefined;
    toldAt = Date.now();
    const tags = [...waiting];
    waiting.clear();
    tell(tags);
  };
  return {
    add: (tags) => {
      for (const tag of tags) waiting.add(tag);
      if (waiting.size === 0) return;
      timer ??= setTimeout(flush, Math.max(together, toldAt + pause - Date.now()));
    },
    end: () => clearTimeout(timer),
  };
}
