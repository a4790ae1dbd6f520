import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { ListSkeleton } from '../list/list-skeleton';
import { AccountCard } from './account-card';
import { Columns, Main } from './dashboard-layout';
import { OrdersPart } from './orders/orders-part';

/** While it is not known who visits: everything stands where it will stand. */
export function DashboardSkeleton() {
  return (
    <Columns>
      <AccountCard />
      <Main>
        <OrdersPart>
          <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
          <ListSkeleton />
        </OrdersPart>
      </Main>
    </Columns>
  );
}
