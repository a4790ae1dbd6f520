import { isAborted } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import {
  type FailureName,
  type FailureText,
  failureToast,
} from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { createContext, use, useEffect } from 'react';
import { problemFields } from '../form/problem-fields';

/** Callback for when a call of the page returns 401. */
export const SessionExpiry = createContext<() => void>(() => undefined);

/** Calls `onExpired` once when one of the errors is a 401. */
export function useExpiry(errors: readonly unknown[], onExpired: () => void): void {
  const isExpired = errors.some((error) => (error as CallError | undefined)?.status === 401);
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
}

/**
 * Reports a failed change with a toast, or ends the session on 401. A change that the end of the
 * session has aborted shows nothing. The returned function returns the server's errors of the given
 * fields, for the form.
 */
export function useFailure() {
  const { showToast } = useHost();
  const expire = use(SessionExpiry);
  return (failure: FailureName | FailureText, thrown: unknown, fields: readonly string[] = []) => {
    const error = thrown as CallError;
    if (error.status === 401) expire();
    else if (!isAborted(thrown)) showToast(failureToast(failure, error.serverMessage));
    return problemFields(error, fields);
  };
}
