import { useLiveUpdates } from '@northcast/order-ui/live/use-live-updates';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { useMessagesQuery, useOrdersQuery } from '../account-calls';
import { SessionExpiry, useExpiry } from '../session/session-expiry';
import { AccountCard } from './account-card';
import { Columns, Main } from './dashboard-layout';
import { Messages } from './messages/messages';
import { Orders } from './orders/orders';

interface DashboardContentProps {
  readonly user: SessionUser;
  readonly onExpired: () => void;
}

/**
 * Requests both lists at once. The messages, which are below, render after the orders to avoid
 * layout shift.
 */
export function DashboardContent({ user, onExpired }: DashboardContentProps) {
  useLiveUpdates(user.id);
  const orders = useOrdersQuery();
  const messages = useMessagesQuery();
  useExpiry([orders.error, messages.error], onExpired);
  const haveOrdersSettled = orders.data !== undefined || orders.error !== undefined;
  return (
    <Columns>
      <SessionExpiry value={onExpired}>
        <AccountCard user={user} />
        <Main>
          <Orders orders={orders} />
          {haveOrdersSettled ? (
            <Messages user={user} messages={messages} onExpired={onExpired} />
          ) : null}
        </Main>
      </SessionExpiry>
    </Columns>
  );
}
