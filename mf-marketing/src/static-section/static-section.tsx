import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { type ReactNode, useRef, useState } from 'react';
import { documentMarkup } from './document-markup';
import { StaticFrame } from './static-frame';

interface StaticSectionProps {
  /** Unique on its page. */
  readonly name: string;
  /** Whether the rendered content needs no code; false while it shows a failure, for example. */
  readonly isStatic?: boolean;
  /** The section, once its code has loaded. */
  readonly children: ReactNode;
}

/** Keeps the server's markup of a section until there is other content to show. */
export function StaticSection({ name, isStatic = true, children }: StaticSectionProps) {
  const [markup] = useState(() => {
    const html = documentMarkup(name);
    return html === undefined ? undefined : trustedMarkup(html);
  });
  const frame = useRef<HTMLDivElement>(null);
  // A pressed control may disappear with the content that it replaces.
  useLostFocus(frame);
  const isOfDocument = markup !== undefined || (isStatic && typeof document === 'undefined');
  return (
    <StaticFrame
      ref={frame}
      name={isOfDocument ? name : undefined}
      markup={children ? undefined : markup}
    >
      {children}
    </StaticFrame>
  );
}
