import { Icon } from '@northcast/shared-ui/icon/icon';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import {
  ToastAction,
  ToastCard,
  ToastDetail,
  ToastList,
  ToastText,
  ToastTitle,
} from '@northcast/shared-ui/toast/toast-frame';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useSyncExternalStore } from 'react';

export interface ToastContent {
  /** A new id restarts the time and the announcement. */
  id: string;
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive' | undefined;
  /** Beside the title where there is room. */
  detail?: string | undefined;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const unchanging = () => () => {};

/** The one slot for toasts: 5000 ms, gone by a swipe of 50 px to the right, Escape or its button. Draws nothing on the server. */
export function ToastSlot({
  toast,
  onDismiss,
  onShown,
}: {
  toast: ToastContent | null;
  onDismiss: (id: string) => void;
  /** Told once a toast is in the document. */
  onShown?: ((id: string) => void) | undefined;
}) {
  const isClient = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  if (!isClient) return null;
  return (
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast ? (
        <Root
          asChild
          key={toast.id}
          open
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && onDismiss(toast.id)}
        >
          <ToastCard
            data-notice=""
            data-tone={toast.tone ?? 'default'}
            data-wide={toast.detail || toast.action ? '' : undefined}
          >
            <Icon name={toast.tone === 'destructive' ? 'alert' : 'check'} />
            <Lines toast={toast} />
            {onShown ? <Mounted onMount={() => onShown(toast.id)} /> : null}
            {toast.action ? (
              <Action asChild altText={toast.action.label}>
                <ToastAction type="button" onClick={toast.action.onPress}>
                  {toast.action.label}
                </ToastAction>
              </Action>
            ) : null}
            <Close asChild>
              <IconButton size="sm" icon="close" label="Dismiss" />
            </Close>
          </ToastCard>
        </Root>
      ) : null}
      <Viewport asChild>
        <ToastList />
      </Viewport>
    </Provider>
  );
}

/** Radix mounts a toast's content later than the toast. */
function Mounted({ onMount }: { onMount: () => void }) {
  // Not handed over as it is: what it returned would be called as the effect's clean-up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    onMount();
  }, []);
  return null;
}

function Lines({ toast }: { toast: ToastContent }) {
  return (
    <ToastText>
      <div>
        <Title asChild>
          <ToastTitle>{toast.title}</ToastTitle>
        </Title>
        {toast.detail ? <ToastDetail>{toast.detail}</ToastDetail> : null}
      </div>
      {toast.description ? <Description>{toast.description}</Description> : null}
    </ToastText>
  );
}
