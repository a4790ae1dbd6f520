import { lazy, Suspense } from 'react';
import type { ShellStore } from '../store/store';
import { useShellState } from '../store/use-shell-state';
import { toastDismissed } from './toast-state';

/** The notice's parts come with the first notice: no page needs them before. */
const Toast = lazy(() =>
  import('@northcast/shared-ui/toast/toast').then((module) => ({ default: module.ToastSlot })),
);

/** The one place where notices appear. */
export function ToastSlot({ shellStore }: { readonly shellStore: ShellStore }) {
  const { toast, serial } = useShellState(shellStore, (state) => state.toast);
  if (serial === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toast
        toast={toast && { id: String(serial), ...toast }}
        onDismiss={() => shellStore.store.dispatch(toastDismissed())}
      />
    </Suspense>
  );
}
