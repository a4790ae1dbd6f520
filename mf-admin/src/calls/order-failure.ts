import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useCallFailure } from './call-failure';

/** How the panel shows the failure of a write at an order's place. */
export function useOrderFailureOfPanel() {
  const show = useCallFailure();
  return (failure: FailureName | FailureText, error: unknown) => show(failure, error as CallError);
}
