import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { nextStepText } from '@northcast/shared-contracts/content/texts/order-next-step';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';

const Expected = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 550;

  svg {
    flex: none;
    color: ${theme.color.accentText};
  }
`;

/** The next step, who does it, and when. */
export function NextSection({ order }: { readonly order: OrderDetails }) {
  const viewer = useViewer();
  const step = nextStepText(order.nextStep);
  return (
    <OrderSection title="What happens next" id="next">
      {step ? (
        <Stack gap={1}>
          {viewer === 'customer' ? (
            <Text weight="strong" tone="ink">
              {step.title}
            </Text>
          ) : null}
          <Text measure>{step[viewer]}</Text>
        </Stack>
      ) : (
        <Text>Please reload the page to see what happens next.</Text>
      )}
      {order.expectedAt ? (
        <Expected>
          <Icon name="calendar" />
          <span>
            {'Expected by '}
            <time dateTime={order.expectedAt}>{formatDateTime(order.expectedAt)}</time>
          </span>
        </Expected>
      ) : null}
    </OrderSection>
  );
}
