/** Height of the fixed navigation and a little air, in pixels. */
const readingLine = 120;

const headingOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

/** What is not shown has no box. */
const isPassed = (link: HTMLAnchorElement) => {
  const [box] = headingOf(link)?.getClientRects() ?? [];
  return box !== undefined && box.top <= readingLine;
};

/**
 * Marks, in the contents list beside a long text, the last heading that has passed the top of the window; none above the first.
 * @returns ends it
 */
export function markCurrentHeading(frame: HTMLElement): () => void {
  const links = [...frame.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  let request = 0;
  const mark = () => {
    request = 0;
    const current = links.findLast(isPassed);
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const markSoon = () => {
    request ||= requestAnimationFrame(mark);
  };
  // At the top none is passed, and to measure would only make the browser lay the page out earlier.
  if (scrollY > 0) markSoon();
  addEventListener('scroll', markSoon, { passive: true });
  return () => {
    removeEventListener('scroll', markSoon);
    cancelAnimationFrame(request);
  };
}
