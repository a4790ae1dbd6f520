import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container } from '@northcast/shared-ui/layout/layout';
import { useParams } from 'react-router-dom';
import { accountStore } from '../account-calls';
import { SessionExpiry } from '../session/session-expiry';
import { useFailure } from '../session/use-failure';
import { useRequireSession } from '../session/use-require-session';
import { OrderPageContent } from './order-page-content';
import { ownOrderCalls } from './own-order-calls';

export const store = [accountStore];

const orderContext = { calls: ownOrderCalls, useFailure };

/** One order of a customer, found by its number. */
export function Page() {
  const { number = '' } = useParams();
  const { session, refreshSession } = useHost();
  const expire = useRequireSession(`/dashboard/orders/${number}`);
  return (
    <>
      <PageHead
        title={`Order ${number}`}
        description="Where your order stands, and all that belongs to it."
        noindex
      />
      <Container>
        <SessionExpiry value={expire}>
          <OrderCallsProvider value={orderContext}>
            {session.status === 'unknown' && session.isUnreachable ? (
              <ErrorPanel
                title="We could not reach your account"
                text="We could not be reached, or have a fault. Please try again in a moment."
                onRetry={() => void refreshSession()}
              />
            ) : (
              <OrderPageContent
                key={number}
                number={number}
                isSignedIn={session.status === 'authenticated'}
              />
            )}
          </OrderCallsProvider>
        </SessionExpiry>
      </Container>
    </>
  );
}
