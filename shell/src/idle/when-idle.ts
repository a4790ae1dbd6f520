/**
 * Does something when the browser has nothing else to do.
 * @param latest milliseconds after which it is done even so: some browsers cannot tell, and some tell nothing while they draw nothing
 */
function whenIdle(go: () => void, latest: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: latest });
  else setTimeout(go, latest);
}

/**
 * Lays out what is far below and was left for later (see `GlobalStyle`), one section whenever there is nothing else to do: the page gets
 * its real height before somebody scrolls far.
 */
export function layOutTheRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-static] > section')];
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle(next, 200);
  };
  whenIdle(next, 200);
}

/** Loads what a page does beside what it shows, once it stands: none of it is in the first script, and a page does without it. */
export function loadIdleWork(): void {
  whenIdle(() => {
    import('./idle-work').then(
      ({ beginIdleWork }) => beginIdleWork(),
      () => undefined,
    );
  }, 2000);
}
