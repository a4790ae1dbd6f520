import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { alert, check, close } from '@northcast/shared-ui/icon/strokes';
import { IconButtonFrame } from '@northcast/shared-ui/icon-button/icon-button-frame';
import {
  ToastAction,
  ToastCard,
  ToastDetail,
  ToastList,
  ToastText,
  ToastTitle,
} from '@northcast/shared-ui/toast/toast-frame';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface ToastContent {
  /** A new id restarts the timer and the announcement. */
  id: string;
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive' | undefined;
  /** Shown beside the title where there is room. */
  detail?: string | undefined;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const unchanging = () => () => {};

interface ToastSlotProps {
  toast: ToastContent | null;
  onDismiss: (id: string) => void;
  /** Called once a toast is in the document. */
  onShown?: ((id: string) => void) | undefined;
}

/**
 * The only slot for toasts: a toast closes after 5000 ms, or by a swipe of 50 px to the right,
 * Escape or its button. Renders nothing on the server.
 */
export function ToastSlot({ toast, onDismiss, onShown }: ToastSlotProps) {
  const isClient = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  // Keep the last toast for its exit animation.
  const [last, setLast] = useState(toast);
  if (toast !== null && toast !== last) setLast(toast);
  const shown = toast ?? last;
  if (!isClient) return null;
  return (
    // A provider stops its timers while a toast has the pointer or the focus, and starts none again
    // if that toast is dismissed. So each toast gets its own.
    <Provider key={shown?.id} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown ? (
        <Toast toast={shown} isOpen={toast !== null} onDismiss={onDismiss} onShown={onShown} />
      ) : null}
      <Viewport asChild>
        <ToastList />
      </Viewport>
    </Provider>
  );
}

function Toast({
  toast: { id, tone = 'default', detail, action, ...texts },
  isOpen,
  onDismiss,
  onShown,
}: ToastSlotProps & { toast: ToastContent; isOpen: boolean }) {
  const isDestructive = tone === 'destructive';
  return (
    <Root
      asChild
      open={isOpen}
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(staysOpen) => !staysOpen && onDismiss(id)}
    >
      <ToastCard data-notice="" data-tone={tone} data-wide={detail || action ? '' : undefined}>
        <IconFrame strokes={isDestructive ? alert : check} />
        <Lines {...texts} detail={detail} />
        {onShown ? <Mounted onMount={() => onShown(id)} /> : null}
        {action ? (
          <Action asChild altText={action.label}>
            <ToastAction type="button" onClick={action.onPress}>
              {action.label}
            </ToastAction>
          </Action>
        ) : null}
        <Close asChild>
          <IconButtonFrame size="sm" strokes={close} label="Dismiss" />
        </Close>
      </ToastCard>
    </Root>
  );
}

/** Calls `onMount` late enough: Radix mounts a toast's content after the toast itself. */
function Mounted({ onMount }: { onMount: () => void }) {
  // Wrapped, because the effect would call a returned value as its clean-up function.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    onMount();
  }, []);
  return null;
}

function Lines({
  title,
  description,
  detail,
}: Pick<ToastContent, 'title' | 'description' | 'detail'>) {
  return (
    <ToastText>
      <div>
        <Title asChild>
          <ToastTitle>{title}</ToastTitle>
        </Title>
        {detail ? <ToastDetail>{detail}</ToastDetail> : null}
      </div>
      {description ? <Description>{description}</Description> : null}
    </ToastText>
  );
}
