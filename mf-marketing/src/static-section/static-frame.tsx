import { useHost } from '@northcast/shared-contracts/host/host';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { followedLink } from './follow-link';
import { orderedService } from './ordered-service';

/** Gives a static part what it does beyond links and orders. @returns how to take it away again */
export type AttachBehavior = (frame: HTMLElement) => () => void;

interface StaticFrameProps {
  /** Under which the browser finds the markup of the server again; without it the part is never taken from the document. */
  readonly name?: string | undefined;
  /** The part as the document brought it; keep its identity. */
  readonly markup?: { readonly __html: string | TrustedHTML } | undefined;
  readonly attachBehavior?: AttachBehavior | undefined;
  readonly children?: ReactNode;
}

/**
 * A part without code of its own: all that happens in it happens here, whether it was rendered by React or taken from the document.
 * Links go through the router, order buttons open the dialog.
 */
export function StaticFrame({ name, markup, attachBehavior, children }: StaticFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { openOrder } = useHost();

  useEffect(() => (frame.current ? attachBehavior?.(frame.current) : undefined), [attachBehavior]);

  const follow = (event: MouseEvent) => {
    const link = followedLink(event);
    if (link) void navigate(link.to, { replace: link.isHere });
  };
  const order = (event: FormEvent) => {
    const slug = orderedService(event);
    if (slug !== undefined) openOrder(slug);
  };
  const events = { ref: frame, onClick: follow, onSubmit: order };
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, out of this very document.
    <div {...events} data-static={name} dangerouslySetInnerHTML={markup} />
  ) : (
    <div {...events} data-static={typeof document === 'undefined' ? name : undefined}>
      {children}
    </div>
  );
}
