import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dayText, intervalOf, ordersAddress, ordersText } from '../figure-text';
import { ChartCard } from './chart-card';

type Day = BusinessFigures['days'][number];

const height = 160;
/** Pixels between the bars and the day labels, which are laid out separately. */
const foot = 4;
/** Minimum bar height in pixels, so that a day without orders can be seen and pointed at. */
const least = 2;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  margin-bottom: calc(${theme.font.xs} * 1.5);
  overflow: visible;

  text {
    fill: ${theme.color.muted};
    font-size: ${theme.font.xs};
  }

  line {
    stroke: ${theme.color.line};
  }

  a {
    outline: none;
  }

  rect[data-bar] {
    fill: ${theme.color.accent};
  }

  rect[data-room] {
    fill: transparent;
  }

  a:hover rect[data-room],
  a:focus-visible rect[data-room] {
    fill: ${theme.color.sunken};
  }

  a:focus-visible rect[data-room] {
    stroke: ${theme.color.focus};
    stroke-width: 2;
  }
`;

const sayDay = ({ day, orders, revenue }: Day) =>
  `${dayText(day)}: ${ordersText(orders)}, ${formatDollars(revenue)}`;

/** Revenue by day. One Tab stop; the arrow keys move between days. */
export function DayChart({ days }: { readonly days: readonly Day[] }) {
  const { ref, width } = useWidth(640);
  const bars = useRef<(SVGAElement | HTMLAnchorElement | null)[]>([]);
  const [shown, setShown] = useState<Day | null>(null);
  const [stop, setStop] = useState(days.length - 1);
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, width], padding: 0.25 });
  const highest = Math.max(1, ...days.map(({ revenue }) => revenue));
  const y = scaleLinear({ domain: [0, highest], range: [0, height] });
  const step = Math.ceil(days.length / Math.max(2, Math.floor(width / 90)));
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -days.length, End: days.length }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(days.length - 1, Math.max(0, stop + by));
    setStop(next);
    bars.current[next]?.focus();
  };
  const best = days.reduce((one, other) => (other.revenue > one.revenue ? other : one));
  return (
    <ChartCard title="Revenue by day">
      <Text size="sm" tone="muted">
        {shown ? sayDay(shown) : `Highest on ${sayDay(best)}`}
      </Text>
      <div ref={ref}>
        <Drawing
          height={height + foot}
          role="group"
          aria-label="Revenue by day, a bar for each. The arrow keys go from day to day."
          onKeyDown={move}
          onMouseLeave={() => setShown(null)}
        >
          {days.map((each, index) => {
            const left = x(each.day) ?? 0;
            const bar = Math.max(least, y(each.revenue));
            return (
              <Link
                key={each.day}
                ref={(element) => {
                  bars.current[index] = element;
                }}
                to={ordersAddress(intervalOf([each]))}
                tabIndex={index === Math.min(stop, days.length - 1) ? 0 : -1}
                aria-label={sayDay(each)}
                onMouseEnter={() => setShown(each)}
                onFocus={() => {
                  setShown(each);
                  setStop(index);
                }}
                onBlur={() => setShown(null)}
              >
                <Group left={left}>
                  <rect data-room="" width={x.bandwidth()} height={height} rx={4} />
                  <Bar
                    data-bar=""
                    y={height - bar}
                    width={x.bandwidth()}
                    height={bar}
                    rx={Math.min(4, bar / 2)}
                  />
                </Group>
              </Link>
            );
          })}
          <line x1={0} x2={width} y1={height + 0.5} y2={height + 0.5} />
          {days.map(({ day }, index) =>
            (days.length - 1 - index) % step === 0 ? (
              <text
                key={day}
                aria-hidden
                x={(x(day) ?? 0) + x.bandwidth() / 2}
                y={height + foot}
                dy="1em"
                textAnchor="middle"
              >
                {dayText(day).replace(/^.*, /, '')}
              </text>
            ) : null,
          )}
        </Drawing>
      </div>
      <DayTable days={days} />
    </ChartCard>
  );
}

/** The current width of an element in CSS pixels. */
function useWidth(initial: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The chart's days as a table, latest first. */
function DayTable({ days }: { readonly days: readonly Day[] }) {
  return (
    <Disclosure summary="Show as table">
      <Table caption="Orders and revenue by day">
        <TableHead>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Revenue</th>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, orders, revenue }) => (
            <TableRow key={day}>
              <TableCell kind="main">{dayText(day)}</TableCell>
              <TableCell label="Orders">{orders.toLocaleString('en-US')}</TableCell>
              <TableCell label="Revenue">{formatDollars(revenue)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  );
}
