import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Charts } from './charts';

const figures = {
  period: 'week' as const,
  current: { orders: 3, revenue: 240, paid: 0 },
  previous: { orders: 0, revenue: 0, paid: 0 },
  days: [
    {
      day: '2026-11-19',
      from: '2026-11-19T05:00:00.000Z',
      to: '2026-11-20T05:00:00.000Z',
      orders: 0,
      revenue: 0,
    },
    {
      day: '2026-11-20',
      from: '2026-11-20T05:00:00.000Z',
      to: '2026-11-21T05:00:00.000Z',
      orders: 3,
      revenue: 240,
    },
  ],
  statuses: [
    { status: 'pending' as const, orders: 2 },
    { status: 'processing' as const, orders: 0 },
    { status: 'completed' as const, orders: 0 },
    { status: 'cancelled' as const, orders: 1 },
  ],
  services: [{ name: 'Jingle', orders: 3, revenue: 240 }],
};

const addressed = (filter: Record<string, string>) => String(new URLSearchParams(filter));

const show = (shown: typeof figures) =>
  render(<Charts figures={shown} />, { wrapper: MemoryRouter });

test('every bar is labelled with its day and values, and the table lists all values', () => {
  show(figures);
  const chart = screen.getByRole('group', { name: /Revenue by day/ });
  const bars = within(chart).getAllByRole('link');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Thu, Nov 19: 0 orders, $0',
    'Fri, Nov 20: 3 orders, $240',
  ]);
  expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  const { from, to } = { from: '2026-11-20T05:00:00.000Z', to: '2026-11-21T05:00:00.000Z' };
  expect(bars[1]?.getAttribute('href')).toBe(`/admin/orders?${addressed({ from, to })}`);
  const rows = screen.getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayOrdersRevenue',
    'Fri, Nov 203$240',
    'Thu, Nov 190$0',
  ]);
});

test('statuses and services show their numbers and link to their orders', () => {
  show(figures);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const range = addressed({ from: '2026-11-19T05:00:00.000Z', to: '2026-11-21T05:00:00.000Z' });
  expect(link('Cancelled 1 order · 33%')).toBe(`/admin/orders?status=cancelled&${range}`);
  expect(link('Jingle 3 orders · $240')).toBe(`/admin/orders?q=Jingle&${range}`);
});

test('a period without orders shows “No orders in this period.”', () => {
  const none = figures.statuses.map((each) => ({ ...each, orders: 0 }));
  show({ ...figures, statuses: none, services: [] });
  expect(screen.getAllByText('No orders in this period.')).toHaveLength(2);
});
