import { useBusyUntilRead } from '@northcast/order-ui/calls/use-reads-ended';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useDispatch } from 'react-redux';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';

/** Sends a failed mail again. */
export function useMailRetry() {
  const dispatch = useDispatch();
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [retry, { isLoading }] = adminApi.useRetryMailMutation();
  const [run, isBusy] = useBusyUntilRead(adminApi);
  const sendAgain = (id: string) =>
    run(async () => {
      const { error } = await retry({ id });
      if (error === undefined) return showToast(toasts.mailRetried);
      showFailure('retryMail', error);
      // Somebody else, or a call whose response was lost, may have sent it.
      dispatch(adminApi.util.invalidateTags([...endpoints.retryMail.tags]));
    });
  return { sendAgain, isSending: isLoading, isBusy };
}
