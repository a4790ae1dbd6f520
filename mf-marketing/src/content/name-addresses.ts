/** On paper each link is followed by its whole address, which only the browser knows. @returns ends it */
export function nameAddresses(frame: HTMLElement): () => void {
  const name = () => {
    for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      link.dataset['address'] = link.href;
    }
  };
  addEventListener('beforeprint', name);
  return () => removeEventListener('beforeprint', name);
}
