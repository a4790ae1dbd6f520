import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { Button } from '@northcast/shared-ui/button/button';
import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FailureBar } from '../area/failure-bar';
import { toastAppeared, toastDismissed } from '../store/shell-state';
import { type ShellStore, useShellState } from '../store/store';
import type { ToastFrame } from './toast-frame';

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

/** Milliseconds that a notice waits for its code before the fallback is shown. */
const loadTimeoutMs = 2000;

/**
 * Loads the toast component before the first notice, while the network works: when a form field
 * gets the focus, and for signed-in users at once. A visitor who only reads never loads it.
 * @param need 0 if not needed yet; incremented for each notice, and each increment retries a failed
 * load
 * @returns `Slot` null until it is loaded, and whether loading failed
 */
function useToastParts(need: number): {
  readonly Slot: typeof ToastFrame | null;
  readonly isUnavailable: boolean;
} {
  const [Slot, setSlot] = useState<typeof ToastFrame | null>(null);
  const [failedNeed, setFailedNeed] = useState(-1);
  useEffect(() => {
    if (Slot !== null) return;
    const fail = () => setFailedNeed(need);
    const load = () =>
      import('./toast-frame').then((module) => setSlot(() => module.ToastFrame), fail);
    if (need > 0) {
      const timer = setTimeout(fail, loadTimeoutMs);
      void load();
      return () => clearTimeout(timer);
    }
    const loadForField = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select')) void load();
    };
    document.addEventListener('focusin', loadForField);
    return () => document.removeEventListener('focusin', loadForField);
  }, [need, Slot]);
  return { Slot, isUnavailable: failedNeed === need };
}

interface PlainToastProps {
  readonly toast: ToastText;
  readonly onDismiss: () => void;
  readonly onShown: () => void;
}

/** Fallback if the code of the toast cannot be loaded, for example without a network. */
function PlainToast({ toast, onDismiss, onShown }: PlainToastProps) {
  const dismiss = useEffectEvent(onDismiss);
  const tellShown = useEffectEvent(onShown);
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useEffectEvent(() => frame.current?.matches(':focus-within'));
  useEffect(() => {
    tellShown();
    const timer = setInterval(() => hasFocus() || dismiss(), 5000);
    return () => clearInterval(timer);
  }, []);
  // As `ToastFrame` does. The clean-up of a layout effect runs while the notice is still there.
  useLayoutEffect(() => () => void (hasFocus() && focusHeading({ preventScroll: true })), []);
  return (
    <FailureBar ref={frame} role="alert" data-notice="">
      <div>
        <strong>{toast.title}</strong>
        <div>{toast.description}</div>
      </div>
      <Button size="sm" variant="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
    </FailureBar>
  );
}
