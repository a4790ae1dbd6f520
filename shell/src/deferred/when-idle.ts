/**
 * Runs `go` when the browser is idle.
 * @param latest timeout in milliseconds: some browsers do not support idle callbacks, and some do
 * not call them while nothing is painted
 */
function whenIdle(go: () => void, latest: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: latest });
  else setTimeout(go, latest);
}

/**
 * Renders off-screen sections that were skipped at first (see `GlobalStyle`), one per idle period,
 * so that the page reaches its real height before the user scrolls far.
 */
export function renderOffscreenSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-static] > section')];
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle(next, 200);
  };
  whenIdle(next, 200);
}

/**
 * Loads the background features after the page has started. They are not in the first script, and
 * the page works without them.
 */
export function loadDeferredFeatures(): void {
  whenIdle(() => {
    import('./deferred-features').then(
      ({ startDeferredFeatures }) => startDeferredFeatures(),
      () => undefined,
    );
  }, 2000);
}
