import { theme } from '@northcast/shared-ui/theme/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ExamplesPanel } from './examples-panel';
import { startPlayer } from './player';

/**
 * Replaces the link with the examples and plays the first one, because the link's label says Play.
 */
export function openExamples(link: HTMLElement, signal: AbortSignal): void {
  const place = document.createElement('div');
  link.style.display = 'none';
  place.style.marginTop = theme.space[5];
  link.parentElement?.after(place);
  const root = createRoot(place);
  flushSync(() => root.render(<ExamplesPanel />));
  // Unmount later: React may be rendering the page that the user is leaving.
  signal.addEventListener('abort', () => setTimeout(() => root.unmount()));
  const section = place.querySelector<HTMLElement>('[data-listen]');
  if (!section) return;
  startPlayer(section, signal, true);
  section.querySelector<HTMLElement>('[data-play]')?.focus({ preventScroll: true });
}
