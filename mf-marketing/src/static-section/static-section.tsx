import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { type ReactNode, useState } from 'react';
import { documentMarkup } from './document-markup';
import { StaticFrame } from './static-frame';

interface StaticSectionProps {
  /** One of a kind on its page. */
  readonly name: string;
  /** Whether what is rendered needs no code; it does while it shows a failure, for instance. */
  readonly isStatic?: boolean;
  /** The section, once its code is there. */
  readonly children: ReactNode;
}

/** A part of a page that stays as the document brought it until there is something else to show. */
export function StaticSection({ name, isStatic = true, children }: StaticSectionProps) {
  const [markup] = useState(() => {
    const html = documentMarkup(name);
    return html === undefined ? undefined : trustedMarkup(html);
  });
  const isOfDocument = markup !== undefined || (isStatic && typeof document === 'undefined');
  return (
    <StaticFrame name={isOfDocument ? name : undefined} markup={children ? undefined : markup}>
      {children}
    </StaticFrame>
  );
}
