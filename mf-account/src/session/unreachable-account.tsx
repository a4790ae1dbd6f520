import { useHost } from '@northcast/shared-contracts/host/host';
import { ErrorPanel, type ErrorPanelProps } from '@northcast/shared-ui/error-panel/error-panel';
import { useState } from 'react';

/** In place of what needs the session, which is unknown because the server does not answer. */
export function UnreachableAccount({ headingLevel }: Pick<ErrorPanelProps, 'headingLevel'>) {
  const { refreshSession } = useHost();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await refreshSession();
    setRetrying(false);
  };
  return (
    <ErrorPanel
      title="We could not reach your account"
      text="We could not load this. Please try again in a moment."
      onRetry={() => void retry()}
      isRetrying={isRetrying}
      headingLevel={headingLevel}
    />
  );
}
