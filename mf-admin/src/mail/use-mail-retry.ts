import { useBusyUntilRead } from '@northcast/order-ui/calls/use-reads-ended';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';

/**
 * Sends a failed mail again.
 * @param onEnd called after the response
 */
export function useMailRetry(onEnd?: () => void) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [retry, { isLoading }] = adminApi.useRetryMailMutation();
  const [run, isBusy] = useBusyUntilRead(adminApi);
  const sendAgain = async (id: string) => {
    const { error } = await run(() => retry({ id }));
    if (error) showFailure('retryMail', error);
    else showToast(toasts.mailRetried);
    onEnd?.();
  };
  return { sendAgain, isSending: isLoading, isBusy };
}
