import type { ShellStore } from '../store/store';
import { useShellState } from '../store/use-shell-state';
import { PlainToast } from './plain-toast';
import { toastAppeared, toastDismissed } from './toast-state';
import { useToastParts } from './use-toast-parts';

/** The one place where notices appear. */
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
