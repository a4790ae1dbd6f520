import { useOncePending } from '@northcast/order-ui/calls/use-once-pending';
import { useReadsEnded } from '@northcast/order-ui/calls/use-reads-ended';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';

interface Deletion {
  readonly question: string;
  readonly remove: (row: { id: string }) => Promise<object>;
  readonly deleted: ToastText;
  readonly failure: FailureName | FailureText;
  /** What to read again after a failure, if live updates do not report it. */
  readonly tags?: readonly Tag[];
}

/**
 * Deletes a row after a `confirm()` prompt. The button disappears with the row: the component that
 * renders the rows moves the focus, for example with `useLostFocus`.
 */
export function useDeletion({ question, remove, deleted, failure, tags }: Deletion) {
  const dispatch = useDispatch();
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
          // The row may be deleted: by this call, whose response was lost, or by somebody else.
          if (tags) dispatch(adminApi.util.invalidateTags([...tags]));
        } else showToast(deleted);
        if (!error || tags) hold(readsEnded());
        return !error;
      });
      return isDeleted ?? false;
    },
    [
      question,
      remove,
      deleted,
      failure,
      tags,
      dispatch,
      showToast,
      showFailure,
      confirmed,
      once,
      readsEnded,
    ],
  );
}
