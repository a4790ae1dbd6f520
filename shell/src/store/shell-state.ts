import type { Session } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { Reducer, UnknownAction } from 'redux';

export const sessionChanged = (session: Session) => ({ type: 'session/changed', session }) as const;

/** The current session. */
function sessionReducer(
  state: Session = { status: 'anonymous' },
  action: ReturnType<typeof sessionChanged> | { readonly type: '' },
): Session {
  return action.type === 'session/changed' ? action.session : state;
}

/** The visible notice. A newer notice replaces it. */
interface ToastState {
  readonly toast: ToastText | null;
  /** Incremented for each notice, so that repeating the same text shows it again. */
  readonly serial: number;
  /** Serial of the last notice that was displayed. */
  readonly appeared: number;
}

export const toastShown = (toast: ToastText) => ({ type: 'toast/shown', toast }) as const;
export const toastAppeared = (serial: number) => ({ type: 'toast/appeared', serial }) as const;
export const toastDismissed = () => ({ type: 'toast/dismissed' }) as const;

type ToastAction =
  | ReturnType<typeof toastShown>
  | ReturnType<typeof toastAppeared>
  | ReturnType<typeof toastDismissed>
  | { readonly type: '' };

function toastReducer(
  state: ToastState = { toast: null, serial: 0, appeared: 0 },
  action: ToastAction,
): ToastState {
  if (action.type === 'toast/shown') {
    return { ...state, toast: action.toast, serial: state.serial + 1 };
  }
  if (action.type === 'toast/appeared') return { ...state, appeared: action.serial };
  return action.type === 'toast/dismissed' ? { ...state, toast: null } : state;
}

/** The parts of the store that are the shell's own. */
export const ownReducers = {
  session: sessionReducer as Reducer<ReturnType<typeof sessionReducer>, UnknownAction>,
  toast: toastReducer as Reducer<ReturnType<typeof toastReducer>, UnknownAction>,
};
