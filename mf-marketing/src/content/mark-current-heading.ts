/** Height of the fixed navigation and some space, in multiples of the text size. */
const readingLine = 7.5;

const headingOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

/** A heading that is not displayed has no client rectangle. */
const isPassed = (link: HTMLAnchorElement) => {
  const [box] = headingOf(link)?.getClientRects() ?? [];
  const textSize = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return box !== undefined && box.top <= readingLine * textSize;
};

/**
 * In the contents list of a long text, marks the last heading that has passed the top of the
 * window; above the first heading it marks none.
 * @returns a function that detaches it
 */
export function markCurrentHeading(frame: HTMLElement): () => void {
  let request = 0;
  const mark = () => {
    request = 0;
    // Looked up each time, because an article may arrive after its page.
    const links = [...frame.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
    const current = links.findLast(isPassed);
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
  };
  const markSoon = () => {
    request ||= requestAnimationFrame(mark);
  };
  // At the top no heading has passed, and measuring would only force an early layout.
  if (scrollY > 0) markSoon();
  addEventListener('scroll', markSoon, { passive: true });
  return () => {
    removeEventListener('scroll', markSoon);
    cancelAnimationFrame(request);
  };
}
