import type { AttachBehavior } from '../static-section/static-frame';

/** Lets the link to the examples put them into its own place; where they can't be had, and with a key held, it leads where it says. */
export const attachOpener: AttachBehavior = (frame) => {
  const link = frame.querySelector<HTMLAnchorElement>('[data-listen-opener] > a');
  const end = new AbortController();
  const open = async (event: MouseEvent) => {
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { openExamples } = await import('./open-examples');
      if (!end.signal.aborted && link.style.display === '') openExamples(link, end.signal);
    } catch {
      location.assign(link.href);
    }
  };
  link?.addEventListener('click', open, { signal: end.signal });
  return () => end.abort();
};
