import { useBothRefs } from '@northcast/shared-ui/dialog/both-refs';
import {
  DialogContent,
  DialogHeader,
  DialogOverlay,
  Subtitle,
} from '@northcast/shared-ui/dialog/dialog-frame';
import { useLeaving } from '@northcast/shared-ui/dialog/leaving';
import { close } from '@northcast/shared-ui/icon/strokes';
import { IconButtonFrame } from '@northcast/shared-ui/icon-button/icon-button-frame';
import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useInsertionEffect,
  useRef,
} from 'react';

/** Openers of dialogs that were replaced, by the dialog that replaced them. */
const inherited = new WeakMap<object, HTMLElement>();

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** A submission is pending: nothing closes the dialog. */
  locked?: boolean | undefined;
  /**
   * `drawer` fills the height at the screen's edge; its initial focus is the dialog, not a field.
   */
  size?: 'sm' | 'md' | 'lg' | 'drawer' | undefined;
  /** `DialogBody` and `DialogFooter`, possibly within one form. */
  children: ReactNode;
}

/** A modal dialog: traps and restores the focus and locks page scrolling; full-height on phones. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  locked = false,
  size = 'md',
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && !locked && onClose()}>
      <Portal>
        <Overlay asChild>
          <LeavingOverlay />
        </Overlay>
        <Content
          asChild
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            const field = beginning(event.currentTarget, size);
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (hasOpenList(event.target)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (isNotice(event.detail.originalEvent.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const handed = inherited.get(event.currentTarget ?? event);
            const back = focusable(opener.current) ?? focusable(handed ?? null);
            // A dialog that replaced this one already has the focus. Moving it would blur an empty
            // field.
            const other = newestDialog();
            if (!other || other.contains(back ?? null)) back?.focus();
            else if (back) inherited.set(other, back);
          }}
        >
          <LeavingContent opener={opener} data-size={size} aria-busy={locked || undefined}>
            <DialogHeader>
              <Title asChild>
                <h2>{title}</h2>
              </Title>
              <Close asChild>
                <IconButtonFrame strokes={close} label="Close" disabled={locked} />
              </Close>
              {description ? (
                <Description asChild>
                  <Subtitle>{description}</Subtitle>
                </Description>
              ) : null}
            </DialogHeader>
            {children}
          </LeavingContent>
        </Content>
      </Portal>
    </Root>
  );
}

function LeavingOverlay({ ref, ...props }: ComponentProps<typeof DialogOverlay>) {
  return <DialogOverlay {...props} ref={useBothRefs(ref, useLeaving<HTMLDivElement>())} />;
}

interface LeavingContentProps extends ComponentProps<typeof DialogContent> {
  /** Receives the element that has the focus when the dialog opens. */
  readonly opener: RefObject<Element | null>;
}

function LeavingContent({ ref, opener, ...props }: LeavingContentProps) {
  // Runs before a field of the dialog focuses itself.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, [opener]);
  return <DialogContent {...props} ref={useBothRefs(ref, useLeaving<HTMLDivElement>())} />;
}

/**
 * Element that gets the initial focus: the first field, or the dialog itself for a drawer. Null
 * leaves it to Radix, which focuses the first control.
 */
function beginning(dialog: EventTarget | null, size: DialogProps['size']) {
  if (!(dialog instanceof HTMLElement)) return null;
  if (size === 'drawer') return dialog;
  return dialog.querySelector<HTMLElement>(
    'input:enabled:not([readonly]), select:enabled, textarea:enabled:not([readonly])',
  );
}

/** Null for a removed element and for the body, which has the focus if its element was removed. */
const focusable = (element: Element | null) =>
  element instanceof HTMLElement && element.isConnected && element !== document.body
    ? element
    : null;

const newestDialog = () => [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1);

/**
 * Escape closes an open combobox list first and the dialog on the next press. A list marked
 * `data-list-stays` does not block closing the dialog.
 */
function hasOpenList(target: EventTarget | null) {
  return (
    target instanceof Element &&
    target.matches('[role=combobox][aria-expanded=true]:not([data-list-stays])')
  );
}

/** A press on a toast is not a press outside: the toast often reports the dialog's result. */
function isNotice(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-notice]') !== null;
}
