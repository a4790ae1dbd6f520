import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderEventTexts } from '@northcast/shared-contracts/api/order-events';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { OrderSection } from '../section/order-section';

/** What happened so far, the latest first. */
export function TimelineSection({ order }: { readonly order: OrderDetails }) {
  return (
    <OrderSection title="Timeline" id="timeline">
      <Stack as="ol" gap={3}>
        {order.events.toReversed().map((event) => (
          <li key={event.id}>
            <Text>{orderEventTexts[event.kind](event.detail ?? '', formatDateTime)}</Text>
            <Text size="sm" tone="muted">
              {event.actorName ? `${event.actorName}, ` : null}
              <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
            </Text>
          </li>
        ))}
      </Stack>
    </OrderSection>
  );
}
