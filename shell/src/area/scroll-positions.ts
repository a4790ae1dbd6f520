const storageName = 'northcast.scroll';
/** Entries of the tab's history that are remembered. */
const limit = 50;
/** Milliseconds in which a restored page may still grow to its former height. */
const growthTimeoutMs = 3000;
/** Events by which a person scrolls. */
const scrollInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const positions = readPositions();
let shownEntry = '';
let stopRestoring = () => {};

/**
 * Key of the current history entry. The router puts one into the entries that it makes; those that the browser makes by itself (a
 * link within a page, an address typed with another anchor) have none and get one here: to the router they are all one entry.
 */
function entryKey(): string {
  const { key } = (history.state ?? {}) as { readonly key?: unknown };
  if (typeof key === 'string') return key;
  const made = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key: made }, '');
  return made;
}

/** To be called when the address may have changed: notes how far down the entry was that is no longer the current one. */
export function savePosition(): void {
  const entry = entryKey();
  if (entry === shownEntry) return;
  stopRestoring();
  keepPosition();
  shownEntry = entry;
}

/** How far down the current entry was left, in px; undefined for one that is new. */
export const savedPosition = (): number | undefined => positions.get(entryKey());

/**
 * While the page runs, the shell restores the scroll position of an entry, because the browser would do so before the page of that
 * entry is loaded. The browser still does it for the document as a whole: after a reload, or a step back from another site.
 * It then reckons with estimated heights of what lies above, so the shell corrects the place once it has taken over.
 * @returns ends it
 */
export function manageScrollPositions(): () => void {
  shownEntry = entryKey();
  correctRestoredPosition();
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    history.scrollRestoration = 'auto';
    keepPosition();
    writePositions();
  };
  take();
  // Before the browser scrolls to the anchor of an entry that it made itself, and before the router renders.
  addEventListener('popstate', savePosition);
  addEventListener('pageshow', take);
  addEventListener('pagehide', handOver);
  return () => {
    removeEventListener('popstate', savePosition);
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', handOver);
  };
}

function correctRestoredPosition(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return;
  // A person who has already done something here is not taken away from where they are.
  if (navigator.userActivation?.hasBeenActive) return;
  const saved = savedPosition();
  if (!saved) return;
  restorePosition(saved);
  const entry = shownEntry;
  let hasScrolled = false;
  for (const type of scrollInputs) {
    addEventListener(type, () => (hasScrolled = true), { passive: true, once: true });
  }
  // The browser restores once more when the last file has come.
  const again = () => {
    if (!hasScrolled && shownEntry === entry) restorePosition(saved);
  };
  if (document.readyState !== 'complete') {
    addEventListener('load', () => setTimeout(again), { once: true });
  }
}

/**
 * Scrolls to a saved position, and again whenever the page grows in the first seconds, until a person scrolls or the address changes.
 * @param top px
 */
export function restorePosition(top: number): void {
  stopRestoring();
  const observer = new ResizeObserver(() => scrollTo(0, top));
  const timer = setTimeout(stop, growthTimeoutMs);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of scrollInputs) removeEventListener(type, stop);
  }
  stopRestoring = stop;
  for (const type of scrollInputs) addEventListener(type, stop, { passive: true });
  scrollTo(0, top);
  observer.observe(document.body);
}

function keepPosition(): void {
  positions.delete(shownEntry);
  positions.set(shownEntry, scrollY);
}

function writePositions(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...positions].slice(-limit)));
  } catch {
    // Storage is off or full: the tab forgets where it was.
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));
  } catch {
    return new Map();
  }
}
