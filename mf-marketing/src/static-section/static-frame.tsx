import { useHost } from '@northcast/shared-contracts/host/host';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Attaches behaviour to a static part. @returns a function that detaches it */
export type AttachBehavior = (frame: HTMLElement) => () => void;

/** Event of the window after a navigation has changed the query of the address. */
export const queryChange = 'query';

interface StaticFrameProps {
  /** Name by which the browser finds the server's markup; without it the part is never reused. */
  readonly name?: string | undefined;
  /** The server's markup of the part; keep its identity stable. */
  readonly markup?: { readonly __html: string | TrustedHTML } | undefined;
  readonly attachBehavior?: AttachBehavior | undefined;
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly children?: ReactNode;
}

/**
 * A part without component code, rendered by React or taken from the document. The frame handles
 * its events: links go through the router, order buttons open the dialog.
 */
export function StaticFrame({ name, markup, attachBehavior, ref, children }: StaticFrameProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const frame = ref ?? ownRef;
  const navigate = useNavigate();
  const { openOrder } = useHost();
  const { search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is the trigger.
  useLayoutEffect(() => {
    // In a layout effect, so that the shell scrolls on the page as it then is.
    dispatchEvent(new Event(queryChange));
  }, [search]);
  useEffect(
    () => (frame.current ? attachBehavior?.(frame.current) : undefined),
    [frame, attachBehavior],
  );

  const follow = (event: MouseEvent) => {
    const link = followedLink(event);
    if (link?.order) openOrder(link.order);
    else if (link) void navigate(link.to, { replace: link.isHere });
  };
  const order = (event: FormEvent) => {
    const slug = orderedService(event);
    if (slug !== undefined) openOrder(slug);
  };
  const events = { ref: frame, onClick: follow, onSubmit: order };
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, taken from this document.
    <div {...events} data-static={name} dangerouslySetInnerHTML={markup} />
  ) : (
    <div {...events} data-static={typeof document === 'undefined' ? name : undefined}>
      {children}
    </div>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** Links within this site. */
const internal = 'a[href^="/"]:not([target],[download])';
/** Paths that are not pages: files, and the API. */
const noPage = /^\/api\/|\.\w+$/;

/**
 * The target of a click on an internal link, unless the browser should follow it or another handler
 * has already handled it.
 * @returns the link's path on this site, whether it is the current one, and the slug if it only
 * opens the order dialog on this page
 */
function followedLink(event: MouseEvent) {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>(internal);
  if (!link || noPage.test(link.pathname)) return;
  event.preventDefault();
  const isOfPage = link.pathname === location.pathname;
  return {
    to: link.getAttribute('href') ?? '',
    isHere: link.href === location.href,
    order: isOfPage ? new URLSearchParams(link.search).get('order') : null,
  };
}

/** Slug that an `OrderButton` form requests; prevents the form's submission. */
function orderedService({ nativeEvent }: FormEvent): string | undefined {
  const { submitter } = nativeEvent as Partial<SubmitEvent>;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'order') return undefined;
  nativeEvent.preventDefault();
  return submitter.value;
}
