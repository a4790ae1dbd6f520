/** On paper each link is followed by its whole address, which only the browser knows. */
export function nameAddresses(frame: HTMLElement): void {
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    link.dataset['address'] = link.href;
  }
}
