import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { createContext, useEffect } from 'react';

/** What to call once a call of the page was answered with 401. */
export const SessionExpiry = createContext<() => void>(() => undefined);

/** Calls `onExpired` once a call of the dashboard was answered with 401. */
export function useExpiry(errors: readonly unknown[], onExpired: () => void): void {
  const isExpired = errors.some((error) => (error as CallError | undefined)?.status === 401);
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
}
