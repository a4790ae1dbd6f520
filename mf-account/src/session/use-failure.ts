import type { CallError } from '@northcast/shared-contracts/api/client/request';
import {
  type FailureName,
  type FailureText,
  failureToast,
} from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { use } from 'react';
import { problemFields } from '../form/problem-fields';
import { SessionExpiry } from './session-expiry';

/**
 * Reports a failed change with a toast, or ends the session on 401. The returned function returns
 * the server's errors of the given fields, for the form.
 */
export function useFailure() {
  const { showToast } = useHost();
  const expire = use(SessionExpiry);
  return (failure: FailureName | FailureText, thrown: unknown, fields: readonly string[] = []) => {
    const error = thrown as CallError;
    if (error.status === 401) expire();
    else showToast(failureToast(failure, error.serverMessage));
    return problemFields(error, fields);
  };
}
