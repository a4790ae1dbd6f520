import type { MouseEvent } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Where a press on a link of ours leads, unless the browser is to follow it or a part of the page has already.
 * @returns the link's address on this site and whether it is the present one
 */
export function followedLink(event: MouseEvent): { to: string; isHere: boolean } | undefined {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const to = link?.getAttribute('href');
  if (!link || !to?.startsWith('/') || link.target !== '' || link.hasAttribute('download')) return;
  event.preventDefault();
  return { to, isHere: link.href === location.href };
}
