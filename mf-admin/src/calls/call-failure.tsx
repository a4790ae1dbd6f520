import type { CallError } from '@northcast/shared-contracts/api/client/request';
import {
  type FailureName,
  type FailureText,
  failureToast,
} from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { FORM_ERROR } from 'final-form';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { callErrorOf } from './call-error';

const SessionEndContext = createContext<() => void>(() => undefined);

/** Tells the shell that the session has ended: once, however many calls return 401. */
export function SessionEnd({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const isTold = useRef(false);
  const tell = useCallback(() => {
    if (isTold.current) return;
    isTold.current = true;
    host.sessionEnded('sessionExpired');
  }, [host]);
  return <SessionEndContext value={tell}>{children}</SessionEndContext>;
}

/** Handles a failed write: shows its toast or ends the session, and returns the form's errors. */
export function useCallFailure() {
  const { showToast } = useHost();
  const endSession = use(SessionEndContext);
  return useCallback(
    (failure: FailureName | FailureText, thrown: CallError | SerializedError) => {
      const error = callErrorOf(thrown);
      const notice = failureToast(failure, error.serverMessage);
      if (error.status === 401) endSession();
      else showToast(notice);
      return submissionErrors(error, notice);
    },
    [showToast, endSession],
  );
}

/** Returns the function to call if a response says that the session has ended. */
export const useEndSession = () => use(SessionEndContext);

/** Ends the session if a read fails with 401. */
export function useSessionEnd(failure: CallError | SerializedError | undefined): void {
  const endSession = use(SessionEndContext);
  const isOver = failure !== undefined && callErrorOf(failure).status === 401;
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver, endSession]);
}

/**
 * The value for final-form's `onSubmit`: the server's errors by field. If it names no field, the
 * failure itself becomes the form's error, so that it stays visible after the toast has gone.
 */
function submissionErrors({ problem }: CallError, notice: ToastText) {
  const errors = problem?.errors ?? [];
  return errors.length > 0
    ? Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    : { [FORM_ERROR]: notice.description ?? notice.title };
}
