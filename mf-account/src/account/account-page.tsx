import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container } from '@northcast/shared-ui/layout/layout';
import { accountStore } from '../account-calls';
import { SessionExpiry } from '../session/session-expiry';
import { useRequireSession } from '../session/use-require-session';
import { AccountContent } from './account-content';
import { AccountHeader } from './account-header';
import { AccountSkeleton } from './account-skeleton';

export const store = [accountStore];

/** What somebody can see and change of their own account. */
export function Page() {
  const { session, refreshSession } = useHost();
  const expire = useRequireSession('/dashboard/account');
  return (
    <>
      <PageHead title="Your account" description="Your name, address and password." noindex />
      <Container width="medium">
        <AccountHeader />
        <SessionExpiry value={expire}>
          {session.status === 'authenticated' ? (
            <AccountContent key={session.user.id} />
          ) : session.status === 'unknown' && session.isUnreachable ? (
            <ErrorPanel
              title="We could not reach your account"
              text="We could not be reached, or have a fault. Please try again in a moment."
              onRetry={() => void refreshSession()}
            />
          ) : (
            <AccountSkeleton />
          )}
        </SessionExpiry>
      </Container>
    </>
  );
}
