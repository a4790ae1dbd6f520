import { markCurrentHeading } from '../content/mark-current-heading';
import { queryChange } from '../static-section/static-frame';
import { followEstimate } from './estimate/follow-estimate';

/** Attaches the filters, the group bar and the estimate. @param signal detaches them */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  signal.addEventListener('abort', markCurrentHeading(frame));
  keepCurrentInView(frame, signal);
  followFilters(frame, signal);
  followEstimate(frame, signal);
}

/** Scrolls the bar, which overflows on a phone, to the current group. */
function keepCurrentInView(frame: HTMLElement, signal: AbortSignal): void {
  const list = frame.querySelector<HTMLElement>('[data-contents] ul');
  if (!list) return;
  let shown: Element | null = null;
  const observer = new MutationObserver(() => {
    const link = list.querySelector<HTMLElement>('[aria-current]');
    const entry = link?.parentElement;
    // Do not override the user's own scrolling until the current group changes.
    if (link === shown) return;
    shown = link;
    if (entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  });
  observer.observe(list, { subtree: true, attributeFilter: ['aria-current'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Applies the filter in the URL, and again whenever the query changes. */
function followFilters(frame: HTMLElement, signal: AbortSignal): void {
  const links = [...frame.querySelectorAll<HTMLElement>('[data-filter]')];
  const show = () => {
    const wanted = new URLSearchParams(location.search).get('show') ?? '';
    const chosen = links.find(({ dataset }) => wanted !== '' && dataset['filter'] === wanted);
    const before = links.find((link) => link.hasAttribute('aria-current'));
    if (chosen) frame.dataset['show'] = wanted;
    else delete frame.dataset['show'];
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    // 'Show all' is not displayed without a filter.
    if (!chosen && document.activeElement?.matches('[data-filter=""]'))
      before?.focus({ preventScroll: true });
  };
  addEventListener(queryChange, show, { signal });
  show();
  // From here `frame` holds the filter. The attribute set by the server would survive navigation.
  document.querySelector<HTMLElement>('#root')?.removeAttribute('data-show');
}
