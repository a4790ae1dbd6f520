import { orderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Text } from '@northcast/shared-ui/typography/typography';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';

const extraRevision = 'single-extra-revision';

/** The remaining revision rounds, the expiry of bought ones, and a button to order another. */
export function RevisionsSection({ order }: { readonly order: OrderDetails }) {
  const { included, used, extra = [] } = order.revisions;
  const isCustomer = useViewer() === 'customer';
  if (included === 0 && used === 0) return null;
  const isUsedUp = included !== null && used >= included && order.order.status !== 'cancelled';
  return (
    <OrderSection title="Revision rounds" id="revisions">
      <Text>{included === null ? `Unlimited, ${used} used` : `${used} of ${included} used`}</Text>
      {extra.map(({ rounds, validUntil }) => (
        <Text key={validUntil} size="sm" tone="muted">
          {`Extra rounds: ${rounds}, valid until `}
          <time dateTime={validUntil}>{formatDateTime(validUntil)}</time>
        </Text>
      ))}
      {isUsedUp && isCustomer ? <ExtraRevision order={order} /> : null}
    </OrderSection>
  );
}

function ExtraRevision({ order: { order, number } }: { readonly order: OrderDetails }) {
  const { session, openOrder } = useHost();
  const ask = () => {
    if (session.status === 'authenticated') {
      const draft = orderDraft(extraRevision, session.user.id);
      const before = draft.values();
      // Only the order number in the brief links the extra round to this order.
      const typed = before?.projectBrief?.replace(/^For order [0-9A-F]{8}: /, '') ?? '';
      draft.keep({
        customerPhone: order.customerPhone ?? '',
        ...before,
        projectBrief: `For order ${number}: ${typed}`,
      });
    }
    openOrder(extraRevision);
  };
  return (
    <>
      <Text size="sm" tone="muted">
        The included rounds are used up. An extra round is an order of its own; please leave the
        number of this order in its brief.
      </Text>
      <Button variant="secondary" onClick={ask}>
        Ask for an extra revision
      </Button>
    </>
  );
}
