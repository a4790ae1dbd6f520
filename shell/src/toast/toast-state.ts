import type { ToastText } from '@northcast/shared-contracts/texts/toast-text';

/** The one visible notice; a newer one takes its place. */
export interface ToastState {
  readonly toast: ToastText | null;
  /** Grows with each notice, so that the same text twice is shown twice. */
  readonly serial: number;
}

export const toastShown = (toast: ToastText) => ({ type: 'toast/shown', toast }) as const;
export const toastDismissed = () => ({ type: 'toast/dismissed' }) as const;

type ToastAction =
  | ReturnType<typeof toastShown>
  | ReturnType<typeof toastDismissed>
  | { readonly type: '' };

export function toastReducer(
  state: ToastState = { toast: null, serial: 0 },
  action: ToastAction,
): ToastState {
  if (action.type === 'toast/shown') return { toast: action.toast, serial: state.serial + 1 };
  return action.type === 'toast/dismissed' ? { ...state, toast: null } : state;
}
