import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useLayoutEffect, useRef } from 'react';

/**
 * The page's heading until the order has loaded. The shell focuses it after a navigation; the
 * heading that replaces it then gets its focus.
 */
export function LoadingHeading({ number }: { readonly number: string }) {
  const element = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = element.current;
    return () => {
      if (heading === null || document.activeElement !== heading) return;
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && !heading.isConnected) focusHeading({ preventScroll: true });
      });
    };
  }, []);
  return (
    <Heading level={1} size="x3" ref={element}>
      {`Order ${number.toUpperCase()}`}
    </Heading>
  );
}
