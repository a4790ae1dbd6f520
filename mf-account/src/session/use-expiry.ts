import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useEffect } from 'react';

/** Calls `onExpired` once a call of the dashboard was answered with 401. */
export function useExpiry(errors: readonly unknown[], onExpired: () => void): void {
  const isExpired = errors.some((error) => (error as CallError | undefined)?.status === 401);
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
}
