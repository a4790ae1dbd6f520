import { useHost } from '@northcast/shared-contracts/host/host';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';

/** In place of a page whose session is unknown because the server does not answer. */
export function UnreachableAccount() {
  const { refreshSession } = useHost();
  return (
    <ErrorPanel
      title="We could not reach your account"
      text="We could not load this. Please try again in a moment."
      onRetry={() => void refreshSession()}
    />
  );
}
