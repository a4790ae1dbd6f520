import { theme } from '@northcast/shared-ui/theme/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ExamplesPanel } from './examples-panel';
import { startPlayer } from './player';

/** Puts the examples below the heading, in place of the link that leads to them, and plays the first one, since Play is what the link says. */
export function openExamples(link: HTMLElement, signal: AbortSignal): void {
  const place = document.createElement('div');
  link.style.display = 'none';
  place.style.marginTop = theme.space[5];
  link.parentElement?.after(place);
  const root = createRoot(place);
  flushSync(() => root.render(<ExamplesPanel />));
  // Not at once: React may be at work on the page that is left.
  signal.addEventListener('abort', () => setTimeout(() => root.unmount()));
  const section = place.querySelector<HTMLElement>('[data-listen]');
  if (!section) return;
  startPlayer(section, signal, true);
  section.querySelector<HTMLElement>('[data-play]')?.focus({ preventScroll: true });
}
