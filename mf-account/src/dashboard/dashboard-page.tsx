import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container } from '@northcast/shared-ui/layout/layout';
import { accountStore } from '../account-calls';
import { useRequireSession } from '../session/use-require-session';
import { DashboardContent } from './dashboard-content';
import { DashboardHeader } from './dashboard-header';
import { DashboardSkeleton } from './dashboard-skeleton';

export const store = [accountStore];

/** A customer's account, orders and conversation with support. */
export function Page() {
  const { session, refreshSession } = useHost();
  const expire = useRequireSession('/dashboard');
  return (
    <>
      <PageHead title="Dashboard" description="Your orders and messages." noindex />
      <DashboardHeader />
      <Container>
        {session.status === 'authenticated' ? (
          <DashboardContent key={session.user.id} user={session.user} onExpired={expire} />
        ) : session.status === 'unknown' && session.isUnreachable ? (
          <ErrorPanel
            title="We could not reach your account"
            text="We could not be reached, or have a fault. Please try again in a moment."
            onRetry={() => void refreshSession()}
          />
        ) : (
          <DashboardSkeleton />
        )}
      </Container>
    </>
  );
}
