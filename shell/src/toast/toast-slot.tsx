import type { ShellStore } from '../store/store';
import { useShellState } from '../store/use-shell-state';
import { toastDismissed } from './toast-state';
import { useToastParts } from './use-toast-parts';

/** The one place where notices appear. */
export function ToastSlot({ shellStore }: { readonly shellStore: ShellStore }) {
  const { toast, serial } = useShellState(shellStore, (state) => state.toast);
  const isVisitor = useShellState(shellStore, (state) => state.session.status === 'anonymous');
  const Slot = useToastParts(isVisitor ? serial : serial + 1);
  if (Slot === null || serial === 0) return null;
  return (
    <Slot
      toast={toast && { id: String(serial), ...toast }}
      onDismiss={() => shellStore.store.dispatch(toastDismissed())}
    />
  );
}
