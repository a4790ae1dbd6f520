import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { createContext, useEffect } from 'react';

/** Callback for when a call of the page returns 401. */
export const SessionExpiry = createContext<() => void>(() => undefined);

/** Calls `onExpired` once when one of the errors is a 401. */
export function useExpiry(errors: readonly unknown[], onExpired: () => void): void {
  const isExpired = errors.some((error) => (error as CallError | undefined)?.status === 401);
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
}
