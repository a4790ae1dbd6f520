import { markCurrentHeading } from '../content/mark-current-heading';
import { followEstimate } from './estimate/follow-estimate';

/** Brings the filters, the bar of groups and the estimate to life. @param signal ends it */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  signal.addEventListener('abort', markCurrentHeading(frame));
  keepCurrentInView(frame, signal);
  followFilters(frame, signal);
  followEstimate(frame, signal);
}

/** The bar scrolls sideways on a phone. */
function keepCurrentInView(frame: HTMLElement, signal: AbortSignal): void {
  const list = frame.querySelector<HTMLElement>('[data-contents] ul');
  if (!list) return;
  let shown: Element | null = null;
  const observer = new MutationObserver(() => {
    const link = list.querySelector<HTMLElement>('[aria-current]');
    const entry = link?.parentElement;
    // Somebody who scrolls the bar is left alone until another group comes.
    if (link === shown) return;
    shown = link;
    if (entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  });
  observer.observe(list, { subtree: true, attributeFilter: ['aria-current'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Shows what the address says, at once where a filter is pressed: the address follows. */
function followFilters(frame: HTMLElement, signal: AbortSignal): void {
  const links = [...frame.querySelectorAll<HTMLElement>('[data-filter]')];
  const show = (search: string) => {
    const wanted = new URLSearchParams(search).get('show') ?? '';
    const chosen = links.find(({ dataset }) => wanted !== '' && dataset['filter'] === wanted);
    if (chosen) frame.dataset['show'] = wanted;
    else delete frame.dataset['show'];
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest('[data-filter]');
    if (link instanceof HTMLAnchorElement) show(link.search);
  };
  frame.addEventListener('click', press, { signal });
  addEventListener('popstate', () => show(location.search), { signal });
  show(location.search);
  // From now on the frame says it; what the server put around it would stay on the next page.
  document.querySelector<HTMLElement>('#root')?.removeAttribute('data-show');
}
