import { useHost } from '@northcast/shared-contracts/host/host';

/** Whose drafts these are; empty for nobody. */
export function useUserId(): string {
  const { session } = useHost();
  return session.status === 'authenticated' ? session.user.id : '';
}
