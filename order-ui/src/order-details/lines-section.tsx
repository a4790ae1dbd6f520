import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';
import { useSeesBusiness } from '../viewer';

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.sm};

  th,
  td {
    padding: ${theme.space[3]} 0;
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: 550;
  }

  td {
    padding-inline-start: ${theme.space[4]};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  tfoot th,
  tfoot td {
    padding-bottom: 0;
    font-size: ${theme.font.md};
    font-weight: 650;
  }
`;

/** The items of an order with several. */
export function LinesSection({ order: { order } }: { readonly order: OrderDetails }) {
  const seesPrices = useSeesBusiness();
  const { lines, servicePrice } = order;
  if (!lines) return null;
  const total = orderLinesTotal(lines);
  return (
    <OrderSection title="What was ordered" id="lines">
      <Lines aria-label="What was ordered">
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                {line.name}
                {line.quantity > 1 ? (
                  <Text size="sm" tone="muted" weight="normal">
                    {seesPrices
                      ? `${line.quantity} × ${formatDollars(line.price)}`
                      : `${line.quantity} ×`}
                  </Text>
                ) : null}
              </th>
              {seesPrices ? <td>{formatDollars(orderLinesTotal([line]))}</td> : null}
            </tr>
          ))}
        </tbody>
        {seesPrices ? (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{formatDollars(total)}</td>
            </tr>
            {total === servicePrice ? null : (
              <tr>
                <th scope="row">Agreed price</th>
                <td>{formatDollars(servicePrice)}</td>
              </tr>
            )}
          </tfoot>
        ) : null}
      </Lines>
    </OrderSection>
  );
}
