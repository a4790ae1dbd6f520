import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';
import { CopyValue } from './copy-value';
import { Fact, Facts } from './facts';

/** What an order is known by, and how its customer is reached. */
export function FactsSection({ order: { order, number } }: { readonly order: OrderDetails }) {
  const isTeam = useViewer() === 'administrator';
  const { customerName, customerEmail, customerPhone, createdAt } = order;
  return (
    <OrderSection title="Order details" id="details">
      <Facts>
        <Fact name="Order">
          <CopyValue name="number" value={number}>
            {number}
          </CopyValue>
        </Fact>
        <Fact name="Ordered">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Fact>
        <Fact name={isTeam ? 'Customer' : 'Name'}>{customerName}</Fact>
        <Fact name="Email">
          <CopyValue name="email" value={customerEmail}>
            {isTeam ? <a href={`mailto:${customerEmail}`}>{customerEmail}</a> : customerEmail}
          </CopyValue>
        </Fact>
        {customerPhone ? (
          <Fact name="Phone">
            <CopyValue name="phone" value={customerPhone}>
              {isTeam ? (
                <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>
              ) : (
                customerPhone
              )}
            </CopyValue>
          </Fact>
        ) : null}
      </Facts>
    </OrderSection>
  );
}
