const storageName = 'northcast.scroll';
/** Maximum number of history entries remembered per tab. */
const limit = 50;
/** Milliseconds in which a restored page may still grow to its former height. */
const growthTimeoutMs = 3000;
/** Events that indicate that the user scrolls. */
const scrollInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const positions = readPositions();
let shownEntry = '';
/** Whether the entry's page is shown. Until then the document is at another page's position. */
let isPageShown = false;
let stopRestoring = () => {};

/**
 * Key of the current history entry. The router adds a key to the entries it creates. Entries
 * created by the browser (a link within a page, an edited anchor in the address bar) have none and
 * get one here, because the router treats all of them as the same entry.
 */
function entryKey(): string {
  const { key } = (history.state ?? {}) as { readonly key?: unknown };
  if (typeof key === 'string') return key;
  const made = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key: made }, '');
  return made;
}

/**
 * Call this when the address may have changed. Saves the scroll position of the entry that was
 * left.
 */
export function savePosition(): void {
  const entry = entryKey();
  if (entry === shownEntry) return;
  stopRestoring();
  keepPosition();
  shownEntry = entry;
  isPageShown = false;
}

/** Call this when the page of the current entry is shown, before it is scrolled. */
export function pageShown(): void {
  isPageShown = true;
}

/** Saved scroll position of the current entry in px; undefined for a new entry. */
export const savedPosition = (): number | undefined => positions.get(entryKey());

/**
 * Makes the shell restore scroll positions while the page runs, because the browser would restore
 * them before the page of the entry is loaded. The browser still restores them for whole documents,
 * after a reload or when the user returns from another site. It then uses estimated heights of
 * off-screen sections, so the shell corrects the position after it starts.
 * @returns stops managing
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
  // Runs before the browser scrolls to an anchor and before the router renders.
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
  // Do not scroll if the user has already interacted with the page.
  if (navigator.userActivation?.hasBeenActive) return;
  const saved = savedPosition();
  if (!saved) return;
  restorePosition(saved);
  const entry = shownEntry;
  let hasScrolled = false;
  for (const type of scrollInputs) {
    addEventListener(type, () => (hasScrolled = true), { passive: true, once: true });
  }
  // The browser restores the position again after the load event.
  const again = () => {
    if (!hasScrolled && shownEntry === entry) restorePosition(saved);
  };
  if (document.readyState !== 'complete') {
    addEventListener('load', () => setTimeout(again), { once: true });
  }
}

/**
 * Scrolls to a saved position, and again whenever the page grows within the timeout, until the user
 * scrolls or the address changes.
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
  if (!isPageShown) return;
  positions.delete(shownEntry);
  positions.set(shownEntry, scrollY);
}

function writePositions(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...positions].slice(-limit)));
  } catch {
    // Storage is disabled or full, so the positions are lost on reload.
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));
  } catch {
    return new Map();
  }
}
