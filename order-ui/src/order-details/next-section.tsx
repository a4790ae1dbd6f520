import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { orderNextStepTexts } from '@northcast/shared-contracts/content/texts/order-next-step';
import { Text } from '@northcast/shared-ui/typography/typography';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';

/** What happens next, who does it, and when. */
export function NextSection({ order }: { readonly order: OrderDetails }) {
  const viewer = useViewer();
  const step = orderNextStepTexts[order.nextStep];
  return (
    <OrderSection title="What happens next" id="next">
      <Text weight="strong" tone="ink">
        {step.title}
      </Text>
      <Text>{step[viewer]}</Text>
      {order.expectedAt ? (
        <Text size="sm" tone="muted">
          {'Expected by '}
          <time dateTime={order.expectedAt}>{formatDateTime(order.expectedAt)}</time>
        </Text>
      ) : null}
    </OrderSection>
  );
}
