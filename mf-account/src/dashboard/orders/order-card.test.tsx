import '@testing-library/jest-dom';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderCard } from './order-card';

const order: Order = {
  id: '01a1fb29-86ab-7903-95b6-d92a6e123456',
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  serviceName: 'Jingle',
  servicePrice: 140,
  customerName: 'Ada Kwon',
  customerEmail: 'ada@example.com',
  projectBrief: '',
  status: 'processing',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  version: 1,
};

const show = (readyDelivery?: Order['readyDelivery'], change: Partial<Order> = {}) =>
  render(
    <MemoryRouter>
      <OrderCard order={{ ...order, readyDelivery, ...change }} />
    </MemoryRouter>,
  );

test.each([
  ['with audio', { version: 2, isAudio: true }, 'Version 2 is ready to hear'],
  ['without audio', { version: 1 }, 'Version 1 is ready to review'],
])('a ready version %s links to the order page', (_case, delivery, text) => {
  show(delivery);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: `Review version ${delivery.version}` })).toHaveAttribute(
    'href',
    '/dashboard/orders/6E123456',
  );
});

test('an order without a ready version shows no review link', () => {
  show();
  expect(screen.queryByText(/is ready to/)).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['Demo Call', '$0 · Free'],
  ['Custom Solution', '$0 · To be quoted'],
])('%s without a price says %s', (serviceName, text) => {
  show(undefined, { serviceName, servicePrice: 0 });
  expect(screen.getByText(text)).toBeVisible();
});
