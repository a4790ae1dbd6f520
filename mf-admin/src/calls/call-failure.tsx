import { isAborted } from '@northcast/shared-contracts/api/client/api';
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
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';

interface SessionActions {
  readonly end: () => void;
  readonly refresh: () => void;
}

const nothing = () => undefined;
const SessionContext = createContext<SessionActions>({ end: nothing, refresh: nothing });

/**
 * Tells the shell that the session has ended: once, however many calls return 401. Or that it may
 * have changed: one request at a time, however many calls return 403.
 */
export function SessionEnd({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const latest = useRef(host);
  latest.current = host;
  const isTold = useRef(false);
  const isReading = useRef(false);
  // Must keep its identity: after a refresh there is another host, and effects would run again.
  const actions = useMemo<SessionActions>(
    () => ({
      end: () => {
        if (isTold.current) return;
        isTold.current = true;
        latest.current.sessionEnded('sessionExpired');
      },
      refresh: () => {
        if (isReading.current) return;
        isReading.current = true;
        void latest.current.refreshSession().finally(() => {
          isReading.current = false;
        });
      },
    }),
    [],
  );
  return <SessionContext value={actions}>{children}</SessionContext>;
}

/** Returns the function to call if a response says that the session has ended. */
export const useEndSession = () => use(SessionContext).end;

/** Returns a function that reads the session again, whose role or name may have changed. */
export const useRefreshSession = () => use(SessionContext).refresh;

/** Returns a function that deals with a failed call if the session is why it failed. */
export function useSessionFailure() {
  const { end, refresh } = use(SessionContext);
  return useCallback(
    (failure: CallError | SerializedError) => {
      const error = callErrorOf(failure);
      if (error.status === 401) end();
      else if (isForbidden(error)) refresh();
    },
    [end, refresh],
  );
}

/** Whether the account may not make the call; not if it only has to confirm or set up something. */
const isForbidden = ({ status, problem }: CallError): boolean =>
  status === 403 && problem?.setUp === undefined && problem?.stepUp === undefined;

/**
 * Handles a failed write: shows its toast or ends the session, and returns the form's errors. A
 * write that the end of the session has aborted shows nothing.
 */
export function useCallFailure() {
  const { showToast } = useHost();
  const tellSession = useSessionFailure();
  return useCallback(
    (failure: FailureName | FailureText, thrown: CallError | SerializedError) => {
      if (isAborted(thrown)) return {};
      const error = callErrorOf(thrown);
      const notice = failureToast(failure, error.serverMessage);
      tellSession(error);
      if (error.status !== 401) showToast(notice);
      return submissionErrors(error, notice);
    },
    [showToast, tellSession],
  );
}

/**
 * The failure of a call that has no form: if the server refused one value, the toast says why.
 */
export function withReason(failure: CallError | SerializedError): CallError | SerializedError {
  const [first, ...others] = callErrorOf(failure).problem?.errors ?? [];
  if (first === undefined || others.length > 0) return failure;
  return { ...failure, serverMessage: first.message };
}

/** The failure of a save: of a row that is gone, the server says 'Not found' only. */
export function withGoneText(failure: CallError | SerializedError): CallError | SerializedError {
  if (callErrorOf(failure).status !== 404) return failure;
  const serverMessage =
    'This is not there any more, so it cannot be saved. It may have been deleted.';
  return { ...failure, serverMessage };
}

/** Ends the session if a read fails with 401, and reads it again after a 403. */
export function useSessionEnd(failure: CallError | SerializedError | undefined): void {
  const tellSession = useSessionFailure();
  useEffect(() => {
    if (failure !== undefined) tellSession(failure);
  }, [failure, tellSession]);
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

/**
 * Converts an error to a `CallError`; a request that never reached the server is a network failure.
 */
export function callErrorOf(error: CallError | SerializedError): CallError {
  return 'status' in error
    ? error
    : { status: 0, message: `0: ${error.message ?? 'Network error'}` };
}
