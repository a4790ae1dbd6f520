import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { orderStatusNames } from '@northcast/shared-contracts/content/texts/order-status';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ordersAddress, ordersText } from '../figure-text';
import { ChartCard, type Interval } from './chart-card';

const fills = {
  pending: theme.color.warning,
  processing: theme.color.info,
  completed: theme.color.success,
  cancelled: theme.color.control,
} as const;

const byStatus = Object.entries(fills)
  .map(([status, fill]) => `[data-status='${status}'] { fill: ${fill}; }`)
  .join('\n');

const Drawing = styled.svg`
  width: 100%;
  height: ${theme.space[5]};
  ${byStatus}
`;

const List = styled.ol`
  display: grid;
  font-size: ${theme.font.sm};
`;

const Line = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: center;
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.ink};
  text-decoration: none;

  svg {
    width: ${theme.space[3]};
    height: ${theme.space[3]};
    ${byStatus}
  }

  &:hover > span:first-of-type {
    text-decoration: underline;
  }
`;

const Value = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

interface StatusChartProps extends Pick<BusinessFigures, 'statuses'> {
  readonly range: Interval;
}

/** One bar divided by status; the list below has the same order and shows the numbers. */
export function StatusChart({ statuses, range }: StatusChartProps) {
  const total = statuses.reduce((sum, { orders }) => sum + orders, 0);
  const x = scaleLinear({ domain: [0, Math.max(1, total)], range: [0, 100] });
  const parts = statuses.map((each, index) => ({
    ...each,
    before: statuses.slice(0, index).reduce((sum, { orders }) => sum + orders, 0),
  }));
  return (
    <ChartCard title="Orders by status">
      {total === 0 ? (
        <Text size="sm" tone="muted">
          No orders in this period.
        </Text>
      ) : (
        <>
          <Drawing viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
            {parts.map(({ status, orders, before }) =>
              orders === 0 ? null : (
                <BarRounded
                  key={status}
                  data-status={status}
                  x={x(before)}
                  y={0}
                  width={Math.max(0.5, x(orders) - 0.6)}
                  height={8}
                  radius={0.5}
                  all
                />
              ),
            )}
          </Drawing>
          <List>
            {parts.map(({ status, orders }) => (
              <li key={status}>
                <Line to={ordersAddress({ status, ...range })}>
                  <svg viewBox="0 0 8 8" aria-hidden>
                    <rect data-status={status} width={8} height={8} rx={2} />
                  </svg>
                  <span>{orderStatusNames[status]}</span>{' '}
                  <Value>
                    {ordersText(orders)} · {Math.round((orders / total) * 100)}%
                  </Value>
                </Line>
              </li>
            ))}
          </List>
        </>
      )}
    </ChartCard>
  );
}
