import { whenIdle } from './when-idle';

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
