import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { FailureName } from '@northcast/shared-contracts/content/texts/toasts';
import { useCallFailure } from '../calls/call-failure';

/** How the panel shows the failure of a write at an order's place. */
export function useOrderFailureOfPanel() {
  const show = useCallFailure();
  return (name: FailureName, error: unknown) => show(name, error as CallError);
}
