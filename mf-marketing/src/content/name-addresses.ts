/**
 * Adds the absolute URL to each internal link, which the print styles show after the link. Only the
 * browser knows the origin.
 * @returns a function that detaches it
 */
export function nameAddresses(frame: HTMLElement): () => void {
  const name = () => {
    for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      link.dataset['address'] = link.href;
    }
  };
  addEventListener('beforeprint', name);
  return () => removeEventListener('beforeprint', name);
}
