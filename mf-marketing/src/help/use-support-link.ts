import { useHost } from '@northcast/shared-contracts/host/host';
import { type RefObject, useEffect } from 'react';

/**
 * Points the links to support at the place for signed-in people, once the page knows that somebody is. The document is the same for
 * everybody, so its links lead to the contact page.
 * @param page has links with `data-support`, in parts that may come later
 */
export function useSupportLink(page: RefObject<HTMLElement | null>): void {
  const isSignedIn = useHost().session.status === 'authenticated';
  // After every render: the part with the link may have been drawn again.
  useEffect(() => {
    for (const link of page.current?.querySelectorAll<HTMLElement>('a[data-support]') ?? []) {
      link.dataset['visitor'] ??= link.getAttribute('href') ?? '';
      const { support = '', visitor } = link.dataset;
      link.setAttribute('href', isSignedIn ? support : visitor);
    }
  });
}
