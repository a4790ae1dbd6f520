import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { ShellStore } from '../store/store';
import { toastAppeared, toastDismissed } from '../store/toast-state';
import { useShellState } from '../store/use-shell-state';
import { useToastParts } from './use-toast-parts';

export function ToastSlot({ shellStore }: { readonly shellStore: ShellStore }) {
  const { toast, serial } = useShellState(shellStore, (state) => state.toast);
  const isVisitor = useShellState(shellStore, (state) => state.session.status === 'anonymous');
  const { Slot, isUnavailable } = useToastParts(isVisitor ? serial : serial + 1);
  const { dispatch } = shellStore.store;
  const dismiss = () => dispatch(toastDismissed());
  const appear = () => dispatch(toastAppeared(serial));
  if (Slot !== null && serial > 0) {
    return (
      <Slot
        toast={toast && { id: String(serial), ...toast }}
        onDismiss={dismiss}
        onShown={appear}
      />
    );
  }
  return toast !== null && isUnavailable ? (
    <PlainToast key={serial} toast={toast} onDismiss={dismiss} onShown={appear} />
  ) : null;
}

const Band = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.toast};
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.danger};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  text-align: center;
  pointer-events: auto;
`;

interface PlainToastProps {
  readonly toast: ToastText;
  readonly onDismiss: () => void;
  readonly onShown: () => void;
}

/**
 * Fallback if the code of the toast cannot be loaded, for example without a network. A click
 * dismisses it.
 */
function PlainToast({ toast, onDismiss, onShown }: PlainToastProps) {
  const dismiss = useEffectEvent(onDismiss);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    tellShown();
    const timer = setTimeout(dismiss, 5000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Band role="alert" data-notice="" onPointerDown={onDismiss}>
      <strong>{toast.title}</strong>
      <div>{toast.description}</div>
    </Band>
  );
}
