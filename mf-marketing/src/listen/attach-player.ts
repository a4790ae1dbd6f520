import type { AttachBehavior } from '../static-section/static-frame';

/**
 * Loads the code of the examples' player on the first interaction with it. Sound loads only when
 * Play is pressed.
 */
export const attachPlayer: AttachBehavior = (frame) => {
  const section = frame.querySelector<HTMLElement>('[data-listen]');
  const waiting = new AbortController();
  const end = new AbortController();
  let isPressed = false;
  const start = async ({ type, target }: Event) => {
    isPressed ||= type === 'click' && (target as Element).closest('[data-play]') !== null;
    try {
      const { startPlayer } = await import('./player');
      if (!section || waiting.signal.aborted) return;
      waiting.abort();
      startPlayer(section, end.signal, isPressed);
    } catch {
      const problem = section?.querySelector<HTMLElement>('[data-problem]');
      if (problem && isPressed) problem.hidden = false;
      // Playing needs another press.
      isPressed = false;
    }
  };
  for (const sign of ['pointerover', 'focusin', 'click']) {
    section?.addEventListener(sign, start, { signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    end.abort();
  };
};

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
      if (!end.signal.aborted) location.assign(link.href);
    }
  };
  link?.addEventListener('click', open, { signal: end.signal });
  return () => end.abort();
};
