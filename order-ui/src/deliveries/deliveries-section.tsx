import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { usePollingInterval } from '../live/use-polling-interval';
import { OrderSection, SectionState } from '../section/order-section';
import { useTeamForms } from '../team-forms-context';
import { useViewer } from '../viewer';
import { DeliveryVersion } from './delivery-version';

/** Milliseconds. */
const pollInterval = 5000;

/**
 * Whether a file is still being checked or measured. The page polls during that time, even without
 * live updates.
 */
const isUnfinished = ({ files, analyses }: Delivery) =>
  files.some(({ state }) => state === 'checking') ||
  analyses.some(({ state }) => state === 'waiting');

/** The order's deliveries, with playback, comments and decisions. */
export function DeliveriesSection({ order }: { readonly order: OrderDetails }) {
  const forms = useTeamForms();
  const { useDeliveriesQuery } = useOrderCalls();
  const [isPolling, setPolling] = useState(false);
  const query = useDeliveriesQuery(
    { id: order.order.id },
    { pollingInterval: usePollingInterval(isPolling ? pollInterval : 0) },
  );
  const { data } = query;
  const isWaiting = data?.some(isUnfinished) ?? false;
  if (isWaiting !== isPolling) setPolling(isWaiting);
  const canDeliver = order.order.status !== 'cancelled';
  return (
    <OrderSection
      title="Deliveries"
      id="deliveries"
      aside={
        forms && canDeliver && data ? <forms.AddDelivery order={order} deliveries={data} /> : null
      }
    >
      <SectionState query={query} noun="the deliveries">
        {(deliveries) => <Versions order={order} deliveries={deliveries} />}
      </SectionState>
    </OrderSection>
  );
}

interface VersionsProps {
  readonly order: OrderDetails;
  readonly deliveries: readonly Delivery[];
}

function Versions({ order, deliveries }: VersionsProps) {
  const viewer = useViewer();
  if (deliveries.length === 0) {
    return (
      <Text tone="muted">
        {order.order.status === 'cancelled'
          ? 'Nothing was delivered.'
          : viewer === 'customer'
            ? 'Nothing is delivered yet. You get a mail as soon as something is.'
            : 'Nothing is delivered yet.'}
      </Text>
    );
  }
  return (
    <Stack gap={6}>
      {deliveries.map((delivery) => (
        <DeliveryVersion
          key={delivery.id}
          order={order}
          deliveries={deliveries}
          delivery={delivery}
        />
      ))}
    </Stack>
  );
}
