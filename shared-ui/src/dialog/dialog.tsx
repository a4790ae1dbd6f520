import { useBothRefs } from '@northcast/shared-ui/dialog/both-refs';
import {
  DialogContent,
  DialogHeader,
  DialogOverlay,
  Subtitle,
} from '@northcast/shared-ui/dialog/dialog-frame';
import { useLeaving } from '@northcast/shared-ui/dialog/leaving';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** While a submission is pending: nothing closes it. */
  locked?: boolean | undefined;
  /** `drawer`: at the edge of the screen, as high as it; its focus begins at the top, not in its first field. */
  size?: 'sm' | 'md' | 'lg' | 'drawer' | undefined;
  /** `DialogBody` and `DialogFooter`, possibly within one form. */
  children: ReactNode;
}

/** A modal dialog: traps and returns the focus, locks the page's scroll; a full-height sheet on phones. */
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
            opener.current = document.activeElement;
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
            // One that took its place has the focus already: a field that loses it would count as left empty.
            const other = document.querySelector('[role=dialog][data-state=open]');
            if (other && !other.contains(opener.current)) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <LeavingContent data-size={size} aria-busy={locked || undefined}>
            <DialogHeader>
              <Title asChild>
                <h2>{title}</h2>
              </Title>
              <Close asChild>
                <IconButton icon="close" label="Close" disabled={locked} />
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

function LeavingContent({ ref, ...props }: ComponentProps<typeof DialogContent>) {
  return <DialogContent {...props} ref={useBothRefs(ref, useLeaving<HTMLDivElement>())} />;
}

/** Where the focus begins: where typing begins, and at the top of what is to be read; without a field, at the first control. */
function beginning(dialog: EventTarget | null, size: DialogProps['size']) {
  if (!(dialog instanceof HTMLElement)) return null;
  if (size === 'drawer') return dialog;
  return dialog.querySelector<HTMLElement>(
    'input:enabled:not([readonly]), select:enabled, textarea:enabled:not([readonly])',
  );
}

/** Escape closes the list of a combobox, and the dialog only once that is closed; one that stays is closed with the dialog. */
function hasOpenList(target: EventTarget | null) {
  return (
    target instanceof Element &&
    target.matches('[role=combobox][aria-expanded=true]:not([data-list-stays])')
  );
}

/** A toast over the dialog is not outside of it: it often tells what came of the dialog. */
function isNotice(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-notice]') !== null;
}
