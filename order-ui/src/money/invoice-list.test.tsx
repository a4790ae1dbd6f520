import '@testing-library/jest-dom';
import type { Invoice, Payment } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { MoneySection } from './money-section';

const invoice = {
  id: '1',
  kind: 'invoice',
  number: 'NC-1',
  issuedAt: '2026-11-22T10:00:00.000Z',
  totalCents: 14_000,
} as Invoice;

const section = (change: Partial<Invoice> = {}, order = details()) => {
  const calls = {
    usePaymentQuery: () => ({ data: { version: 1 } as Payment }),
    useInvoicesQuery: () => ({ data: [{ ...invoice, ...change }] }),
    useIssueCreditNoteMutation: () => [async () => ({ data: {} }), { isLoading: false }],
    useChangePaymentMutation: () => [jest.fn()],
  };
  return (
    <OrderFrame calls={calls} viewer="administrator">
      <MoneySection order={order} />
    </OrderFrame>
  );
};

it('a free trial that got a price shows its invoices', () => {
  const trial = details({ kind: 'trial' });
  const { rerender } = render(section({}, trial));
  expect(screen.getByRole('button', { name: 'Take back Invoice NC-1' })).toBeVisible();
  rerender(section({}, { ...trial, order: { ...trial.order, servicePrice: 0 } }));
  expect(screen.getByText(/^The free trial costs nothing/)).toBeVisible();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the focus moves to the heading when the button of an invoice that was taken back is gone', async () => {
  sessionStorage.clear();
  const { rerender } = render(section());
  await press('Take back Invoice NC-1');
  await userEvent.type(screen.getByLabelText('Reason'), 'The address was wrong');
  await press('Issue credit note');
  const opener = screen.getByRole('button', { name: 'Take back Invoice NC-1' });
  await waitFor(() => expect(opener).toHaveFocus());
  rerender(section({ correctedBy: 'NC-2' }));
  expect(opener).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
});
