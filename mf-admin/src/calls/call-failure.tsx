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

/** Tells the shell that the session is over: once, however many calls come back with a 401. */
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

/** Shows the failure of a write, its toast or the end of the session; answers what to tell the form. */
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

/** What to call once a read or write says that the session is over. */
export const useEndSession = () => use(SessionEndContext);

/** Watches a read for the end of the session. */
export function useSessionEnd(failure: CallError | SerializedError | undefined): void {
  const endSession = use(SessionEndContext);
  const isOver = failure !== undefined && callErrorOf(failure).status === 401;
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver, endSession]);
}

/**
 * What final-form takes from `onSubmit`: the server's faults by field, or the failure itself where it blames none, to stay in the form
 * when its notice has gone.
 */
function submissionErrors({ problem }: CallError, notice: ToastText) {
  const errors = problem?.errors ?? [];
  return errors.length > 0
    ? Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    : { [FORM_ERROR]: notice.description ?? notice.title };
}
