import type { Order } from '@northcast/shared-contracts/api/entities';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

/** Stacked above the link that covers the card. */
const Frame = styled(Cluster)`
  position: relative;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.accentSoft};
`;

interface ReadyDeliveryProps {
  readonly delivery: NonNullable<Order['readyDelivery']>;
  /** URL of the order's page. */
  readonly to: string;
}

/** The version that awaits the customer's decision, with a link to it. */
export function ReadyDelivery({ delivery: { version, isAudio }, to }: ReadyDeliveryProps) {
  const text = `Version ${version} is ready to ${isAudio ? 'hear' : 'review'}`;
  return (
    <Frame justify="space-between" gap={3}>
      <Text size="sm" tone="ink" weight="strong">
        {text}
      </Text>
      <LinkButton to={to} size="sm" aria-label={`Review version ${version}`}>
        Review
      </LinkButton>
    </Frame>
  );
}
