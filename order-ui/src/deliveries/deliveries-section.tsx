import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useEffect, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { usePollingInterval } from '../live/use-polling-interval';
import { OrderSection } from '../section/order-section';
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
  const [interval, setPollingInterval] = useState(0);
  const { data, error, isFetching, refetch } = useDeliveriesQuery(
    { id: order.order.id },
    { pollingInterval: usePollingInterval(interval) },
  );
  const wanted = data?.some(isUnfinished) ? pollInterval : 0;
  useEffect(() => setPollingInterval(wanted), [wanted]);
  const canDeliver = order.order.status !== 'cancelled';
  return (
    <OrderSection
      title="Deliveries"
      id="deliveries"
      aside={
        forms && canDeliver && data ? <forms.AddDelivery order={order} deliveries={data} /> : null
      }
    >
      {data ? <Versions order={order} deliveries={data} /> : null}
      {!data && error ? (
        <ErrorPanel
          title="Failed to load the deliveries"
          text="We could not load this. Please try again in a moment."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <>
          <VisuallyHidden role="status">Loading the deliveries</VisuallyHidden>
          <Skeleton shape="block" />
        </>
      ) : null}
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
        {viewer === 'customer'
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
