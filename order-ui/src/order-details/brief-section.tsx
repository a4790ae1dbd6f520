import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';

const Words = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What the customer asked for. */
export function BriefSection({ order }: { readonly order: OrderDetails }) {
  return (
    <OrderSection title="Project brief" id="brief">
      <Words>{order.order.projectBrief}</Words>
    </OrderSection>
  );
}
