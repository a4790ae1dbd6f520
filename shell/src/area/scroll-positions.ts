const storageName = 'northcast.scroll';
/** Steps of the tab's history that are remembered. */
const limit = 50;
/** Milliseconds in which what a page waits for may still come. */
const patience = 3000;
/** With one of these a person scrolls by themselves. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const positions = stored();

/**
 * How far down a step of the history was left, in px; undefined for one that is new.
 * @param key of the router's location
 */
export const leftAt = (key: string): number | undefined => positions.get(key);

/** Notes how far down a step of the history is being left. */
export function leave(key: string): void {
  positions.delete(key);
  positions.set(key, scrollY);
}

/**
 * From now on the page is scrolled here, not by the browser, which does it before the page of that step is there. Documents that are
 * left and come back are its own affair still.
 * @param currentKey the step that is shown when the document is left
 * @returns ends it
 */
export function takeOverScrolling(currentKey: () => string): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    history.scrollRestoration = 'auto';
    leave(currentKey());
    try {
      sessionStorage.setItem(storageName, JSON.stringify([...positions].slice(-limit)));
    } catch {
      // Storage is off or full: the tab forgets where it was.
    }
  };
  take();
  addEventListener('pageshow', take);
  addEventListener('pagehide', handOver);
  return () => {
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', handOver);
  };
}

/** Scrolls to where a step was left, again whenever the page grows in the first seconds, unless somebody scrolls meanwhile. */
export function scrollBack(top: number): void {
  const observer = new ResizeObserver(() => scrollTo(0, top));
  const stop = () => observer.disconnect();
  for (const sign of signs) addEventListener(sign, stop, { once: true, passive: true });
  setTimeout(stop, patience);
  scrollTo(0, top);
  observer.observe(document.body);
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));
  } catch {
    return new Map();
  }
}
