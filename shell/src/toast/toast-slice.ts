import type { ToastText } from '@northcast/shared-contracts/texts/toasts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The one visible notice; a newer one takes its place. */
export interface ToastState {
  readonly toast: ToastText | null;
  /** Grows with each notice, so that the same text twice is shown twice. */
  readonly serial: number;
}

export const toastSlice = createSlice({
  name: 'toast',
  initialState: { toast: null, serial: 0 } as ToastState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<ToastText>): ToastState => ({
      toast: payload,
      serial: state.serial + 1,
    }),
    toastDismissed: (state): ToastState => ({ ...state, toast: null }),
  },
});

export const { toastShown, toastDismissed } = toastSlice.actions;
