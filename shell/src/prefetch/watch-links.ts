/** Milliseconds that a pointer rests on a link, or the focus stays, before it means something. */
const dwell = 65;

/**
 * Tells of links of this site that somebody is about to follow: under a resting pointer, focused, touched. One listener for all links,
 * also those of remotes and those that come later. A link in whose place a dialog opens is not followed.
 */
export function watchLinks(expect: (pathname: string) => void): void {
  let pointed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const aim = (event: Event, delay: number) => {
    const link = linkOf(event.target);
    // From one part of a link to another.
    if (link === pointed && delay > 0) return;
    clearTimeout(timer);
    pointed = link;
    timer = setTimeout(() => {
      // By then it may have been followed.
      const pathname = link && pathWithin(link);
      if (pathname) expect(pathname);
    }, delay);
  };
  const rest = (event: Event) => aim(event, dwell);
  const press = (event: Event) => aim(event, 0);
  addEventListener('pointerover', rest, { passive: true });
  addEventListener('focusin', rest);
  addEventListener('touchstart', press, { passive: true });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href]:not([aria-haspopup])')
    : null;
}

/** The path of a link that opens another page of this site in this tab. */
function pathWithin({ origin, pathname, target }: HTMLAnchorElement): string | null {
  const isHere = origin === location.origin && (target === '' || target === '_self');
  return isHere && pathname !== location.pathname ? pathname : null;
}
