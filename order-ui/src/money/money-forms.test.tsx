import '@testing-library/jest-dom';
import type { Payment } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { MoneyForms } from './money-forms';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('opening the form of an invoice focuses its first field, and Discard its button', async () => {
  const calls = {
    useChangePaymentMutation: () => [jest.fn()],
    useIssueInvoiceMutation: () => [jest.fn()],
  };
  const payment = { version: 1 } as Payment;
  render(
    <OrderFrame calls={calls} viewer="administrator">
      <MoneyForms order={details()} payment={payment} invoices={[]} onIssued={() => undefined} />
    </OrderFrame>,
  );
  await press('Issue an invoice');
  expect(screen.getByLabelText('To')).toHaveFocus();
  await press('Discard');
  expect(screen.getByRole('button', { name: 'Issue an invoice' })).toHaveFocus();
});
