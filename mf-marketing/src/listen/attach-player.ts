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
