/** Milliseconds that a link must be hovered or focused before it counts. */
const dwell = 65;

/**
 * Reports links of this site that the user is about to follow: hovered, focused or touched. One
 * listener covers all links, including those of remotes and those added later. Links that open a
 * dialog are excluded.
 */
export function watchLinks(expect: (pathname: string) => void): void {
  let pointed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const aim = (event: Event, delay: number) => {
    const link = linkOf(event.target);
    // The pointer moved within the same link.
    if (link === pointed && delay > 0) return;
    clearTimeout(timer);
    pointed = link;
    timer = setTimeout(() => {
      // The link may have been followed in the meantime.
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

/** The path of a link that opens another page of this site in the same tab. */
function pathWithin({ origin, pathname, target }: HTMLAnchorElement): string | null {
  const isHere = origin === location.origin && (target === '' || target === '_self');
  return isHere && pathname !== location.pathname ? pathname : null;
}
