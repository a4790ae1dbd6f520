import { apiStorePart } from '@northcast/shared-contracts/client/api-store-part';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container } from '@northcast/shared-ui/layout/layout';
import { DashboardContent } from './dashboard-content';
import { DashboardHeader } from './dashboard-header';
import { DashboardSkeleton } from './dashboard-skeleton';
import { useRefusedVisit } from './use-refused-visit';

export const store = [apiStorePart];

/** A customer's account, orders and conversation with support. */
export function Page() {
  const { session, refreshSession } = useHost();
  const expire = useRefusedVisit();
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
            text="Please check your connection and try again."
            onRetry={() => void refreshSession()}
          />
        ) : (
          <DashboardSkeleton />
        )}
      </Container>
    </>
  );
}
