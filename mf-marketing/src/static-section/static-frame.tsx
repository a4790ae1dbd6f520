import { useHost } from '@northcast/shared-contracts/host/host';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

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

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Where a press on a link of ours leads, unless the browser is to follow it or a part of the page has already.
 * @returns the link's address on this site and whether it is the present one
 */
function followedLink(event: MouseEvent): { to: string; isHere: boolean } | undefined {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const to = link?.getAttribute('href');
  if (!link || !to?.startsWith('/') || link.target !== '' || link.hasAttribute('download')) return;
  event.preventDefault();
  return { to, isHere: link.href === location.href };
}

/** Slug that a form of `OrderButton` asks for; such a form is then not sent. */
function orderedService({ nativeEvent }: FormEvent): string | undefined {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (!(button instanceof HTMLButtonElement) || button.name !== 'order') return undefined;
  nativeEvent.preventDefault();
  return button.value;
}
