import type { AttachBehavior } from '../static-section/static-frame';

/**
 * Makes the link to the examples open them in place. With a modifier key, or if the code cannot be
 * loaded, the link is followed as usual.
 */
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
