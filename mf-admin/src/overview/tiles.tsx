import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { changeText, durationText, intervalOf, ordersAddress, periodText } from './figure-text';

type Totals = BusinessFigures['current'];

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.size.xs}), 1fr));
  gap: 1px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  overflow: clip;
`;

const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  box-shadow: 0 0 0 1px ${theme.color.line};

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
  }

  dd {
    font-size: ${theme.font.xs};
    color: ${theme.color.muted};
  }

  dd:first-of-type {
    color: ${theme.color.ink};
    font-size: ${theme.font.x2};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: ${theme.space[1]};
  }
`;

interface Figure {
  readonly label: string;
  readonly read: (totals: Totals) => number | undefined;
  readonly write: (value: number) => string;
  readonly to?: Readonly<Record<string, string>>;
}

/** A period's figures, each compared with the previous period. */
export function Tiles({ figures }: { readonly figures: BusinessFigures }) {
  const { period, current, previous, days } = figures;
  const interval = intervalOf(days);
  const shown: readonly Figure[] = [
    {
      label: 'Orders',
      read: ({ orders }) => orders,
      write: (value) => value.toLocaleString('en-US'),
      to: interval,
    },
    {
      label: 'Revenue',
      read: ({ revenue }) => revenue,
      write: formatDollars,
      to: { ...interval, sort: 'servicePrice', direction: 'desc' },
    },
    { label: 'Paid', read: ({ paid }) => paid, write: formatDollars },
    {
      label: 'Median first answer',
      read: ({ answerMinutes }) => answerMinutes,
      write: durationText,
    },
    {
      label: 'Median first delivery',
      read: ({ deliveryMinutes }) => deliveryMinutes,
      write: durationText,
    },
  ];
  return (
    <List>
      {shown.map(({ label, read, write, to: filter }) => {
        const value = read(current);
        const before = read(previous);
        const text = value === undefined ? '–' : write(value);
        return (
          <Tile key={label}>
            <dt>{label}</dt>
            <dd>{filter ? <Link to={ordersAddress(filter)}>{text}</Link> : text}</dd>
            <dd>
              {[
                changeText(value, before),
                before === undefined
                  ? 'none before'
                  : `${write(before)} ${periodText[period].before}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </Tile>
        );
      })}
    </List>
  );
}
