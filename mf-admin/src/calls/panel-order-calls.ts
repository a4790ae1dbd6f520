import { orderCalls } from '@northcast/order-ui/calls/order-calls';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { adminApi } from './admin-api';
import { useCallFailure } from './call-failure';

/** The calls of the order view, in the panel's cache. */
export const panelOrderCalls = orderCalls(adminApi);

/** How the panel shows a failed write of the order view. */
export function useOrderFailureOfPanel() {
  const show = useCallFailure();
  return (failure: FailureName | FailureText, error: unknown) => show(failure, error as CallError);
}
