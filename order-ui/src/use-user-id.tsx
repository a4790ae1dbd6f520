import { useHost } from '@northcast/shared-contracts/host/host';

/** The current user's id, to which drafts belong; empty for visitors. */
export function useUserId(): string {
  const { session } = useHost();
  return session.status === 'authenticated' ? session.user.id : '';
}
