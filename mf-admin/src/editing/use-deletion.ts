import { useOncePending } from '@northcast/order-ui/calls/use-once-pending';
import { useReadsEnded } from '@northcast/order-ui/calls/use-reads-ended';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';

interface Deletion {
  readonly question: string;
  readonly remove: (row: { id: string }) => Promise<object>;
  readonly deleted: ToastText;
  readonly failure: FailureName | FailureText;
}

/**
 * Deletes a row after a `confirm()` prompt. The button disappears with the row: the component that
 * renders the rows moves the focus, for example with `useLostFocus`.
 */
export function useDeletion({ question, remove, deleted, failure }: Deletion) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const once = useOncePending();
  const readsEnded = useReadsEnded(adminApi);
  return useCallback(
    async (id: string) => {
      const isDeleted = await once(id, async (hold) => {
        if (!window.confirm(question)) return false;
        const answer = await confirmed(() => remove({ id }));
        const error = 'error' in answer && (answer.error as CallError | SerializedError);
        if (error) {
          showFailure(failure, error);
          return false;
        }
        showToast(deleted);
        hold(readsEnded());
        return true;
      });
      return isDeleted ?? false;
    },
    [question, remove, deleted, failure, showToast, showFailure, confirmed, once, readsEnded],
  );
}
