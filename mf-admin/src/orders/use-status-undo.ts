import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { OrderBulkResult } from '@northcast/shared-contracts/api/entities';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { useCallback } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { changeText, leftText, undoBody } from './bulk-undo';

/** Shows what was changed, with a way back. */
export function useStatusUndo() {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [change] = adminApi.useChangeOrdersMutation();
  const { keyFor } = useIdempotencyKey();
  return useCallback(
    (changed: OrderBulkResult['changed'], toast: ToastText) => {
      const undo = async () => {
        const body = undoBody(changed);
        const answer = await change({ body, idempotencyKey: keyFor(body) });
        if ('error' in answer && answer.error) {
          showFailure('updateOrder', answer.error);
          return;
        }
        const { data } = answer;
        if (data) showToast({ title: changeText(data.changed), ...leftText(data.left) });
      };
      const isSomething = changed.length > 0;
      showToast({ ...toast, ...(isSomething && { action: { label: 'Undo', onPress: undo } }) });
    },
    [change, keyFor, showToast, showFailure],
  );
}
