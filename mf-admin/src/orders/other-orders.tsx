import { OrderSection, SectionState } from '@northcast/order-ui/section/order-section';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatusNames } from '@northcast/shared-contracts/content/texts/order-status';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { priceText } from '@northcast/shared-contracts/content/texts/price-text';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { OpenNumber } from '../list/cells';

const List = styled.ul`
  display: grid;
  font-size: ${theme.font.sm};
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: center;
  min-height: ${theme.size.control};
  border-top: 1px solid ${theme.color.line};

  button {
    min-height: ${theme.size.control};
  }
`;

const Service = styled.span`
  flex: 1;
  min-width: ${theme.size.xs};
  color: ${theme.color.ink};
  overflow-wrap: anywhere;
`;

interface OtherOrdersProps {
  readonly order: Order;
  readonly onOpen: (order: Order) => void;
}

/** The customer's other orders, newest first. */
export function OtherOrders({ order, onOpen }: OtherOrdersProps) {
  const { currentData, ...query } = adminApi.useOtherOrdersQuery({ id: order.id });
  return (
    <OrderSection title="Other orders of this customer" id="other-orders">
      <SectionState query={{ ...query, data: currentData }} noun="the other orders">
        {(others) =>
          others.length === 0 ? (
            <Text>This is the only one.</Text>
          ) : (
            <List>
              {others.map((other) => (
                <Entry key={other.id}>
                  <OpenNumber type="button" onClick={() => onOpen(other)}>
                    {orderNumber(other.id)}
                  </OpenNumber>
                  <Service>{orderedText(other)}</Service>
                  <span>{orderStatusNames[other.status]}</span>
                  <span>{priceText(other)}</span>
                </Entry>
              ))}
            </List>
          )
        }
      </SectionState>
    </OrderSection>
  );
}
