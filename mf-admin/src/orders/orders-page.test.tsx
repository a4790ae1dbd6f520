import '@testing-library/jest-dom';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepUpProvider } from '../second-factor/step-up';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Page } from './orders-page';

jest.setTimeout(20_000);

let count = 0;
/** Each with another id, because the panel remembers the saves of an order. */
function anOrder(change: Partial<Order> = {}): Order {
  count += 1;
  return {
    id: `01a1fb29-86ab-7903-95b6-d92a52d0b${String(count).padStart(3, '0')}`,
    userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
    serviceName: 'Jingle',
    servicePrice: 80,
    customerName: 'Ada Kwon',
    customerEmail: 'ada@example.com',
    projectBrief: 'A jingle',
    status: 'pending',
    createdAt: '2026-11-22T10:00:00.000Z',
    updatedAt: '2026-11-22T10:00:00.000Z',
    version: 1,
    ...change,
  };
}

const show = (search = '') =>
  render(
    <PanelFrame address={`/admin/orders${search}`}>
      <StepUpProvider>
        <Page />
      </StepUpProvider>
    </PanelFrame>,
  );

const box = ({ id }: Order) =>
  screen.findByRole('checkbox', { name: `Select order ${orderNumber(id)}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const list = '/api/admin/orders';

test('rows of the last filter cannot be selected while those of the next one load', async () => {
  const [order, late] = [anOrder(), anOrder()];
  let answerLate = (_rows: Order[]) => {};
  const loading = new Promise<Order[]>((resolve) => {
    answerLate = resolve;
  });
  answerWith({
    read: ({ path, search }) => {
      if (path !== list) return [];
      return search.get('due') === 'late' ? loading : [order];
    },
  });
  show();
  expect(await box(order)).toBeEnabled();
  await userEvent.click(screen.getByRole('link', { name: 'Late' }));
  expect(await box(order)).toBeDisabled();
  await userEvent.click(await box(order));
  answerLate([late, order]);
  await waitFor(async () => expect(await box(order)).toBeEnabled());
  expect(await box(order)).not.toBeChecked();
});
