import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ordersAddress, ordersText } from '../figure-text';
import { ChartCard, type Interval } from './chart-card';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.font.sm};
`;

const Line = styled(Link)`
  /* Numbers move below a name that does not fit beside them. */
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover > :first-child {
    text-decoration: underline;
  }
`;

const Value = styled.span`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

const Drawing = styled.svg`
  width: 100%;
  height: ${theme.space[2]};
  margin-top: ${theme.space[1]};

  rect {
    fill: ${theme.color.accent};
  }

  rect:first-child {
    fill: ${theme.color.sunken};
  }
`;

interface ServiceChartProps extends Pick<BusinessFigures, 'services'> {
  readonly range: Interval;
}

/** Orders by service, with name and numbers beside each bar. */
export function ServiceChart({ services, range }: ServiceChartProps) {
  const most = Math.max(1, ...services.map(({ orders }) => orders));
  const x = scaleLinear({ domain: [0, most], range: [0, 100] });
  return (
    <ChartCard title="Orders by service">
      {services.length === 0 ? (
        <Text size="sm" tone="muted">
          No orders in this period.
        </Text>
      ) : (
        <List>
          {services.map(({ name, orders, revenue }) => (
            <li key={name}>
              <Line to={ordersAddress({ q: name, ...range })}>
                <span>{name}</span>{' '}
                <Value>
                  {ordersText(orders)} · {formatDollars(revenue)}
                </Value>
                <Drawing viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                  <rect width={100} height={8} />
                  <Bar width={x(orders)} height={8} />
                </Drawing>
              </Line>
            </li>
          ))}
        </List>
      )}
    </ChartCard>
  );
}
