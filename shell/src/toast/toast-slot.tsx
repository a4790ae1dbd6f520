import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShellState } from '../store/store';
import { toastDismissed } from './toast-state';

/** The notice's parts come with the first notice: no page needs them before. */
const Toast = lazy(() =>
  import('@northcast/shared-ui/toast/toast').then((module) => ({ default: module.ToastSlot })),
);

/** The one place where notices appear. */
export function ToastSlot() {
  const { toast, serial } = useSelector((state: ShellState) => state.toast);
  const dispatch = useDispatch();
  if (serial === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toast
        toast={toast && { id: String(serial), ...toast }}
        onDismiss={() => dispatch(toastDismissed())}
      />
    </Suspense>
  );
}
