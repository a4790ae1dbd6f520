import type { User } from '@northcast/shared-contracts/api/entities';
import { AccountCard } from './account-card';
import { Columns, Main } from './dashboard-layout';
import { Messages } from './messages/messages';
import { Orders } from './orders/orders';

interface DashboardContentProps {
  readonly user: User;
  readonly onExpired: () => void;
}

export function DashboardContent({ user, onExpired }: DashboardContentProps) {
  return (
    <Columns>
      <AccountCard user={user} />
      <Main>
        <Orders onExpired={onExpired} />
        <Messages user={user} onExpired={onExpired} />
      </Main>
    </Columns>
  );
}
