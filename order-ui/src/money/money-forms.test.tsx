import '@testing-library/jest-dom';
import type { Invoice, Payment } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame, placed } from '../test/order-frame';
import { MoneyForms } from './money-forms';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const issue = jest.fn(async () => ({}));
const calls = {
  useChangePaymentMutation: () => [jest.fn()],
  useIssueInvoiceMutation: () => [issue],
};
const issued = { id: '1', kind: 'invoice' } as Invoice;

const forms = (onIssued: () => void, ...invoices: Invoice[]) => (
  <OrderFrame calls={calls} viewer="administrator">
    <MoneyForms
      order={details()}
      payment={{ version: 1 } as Payment}
      invoices={invoices}
      onIssued={onIssued}
    />
  </OrderFrame>
);

it('opening the form of an invoice focuses its first field, and Discard its button', async () => {
  render(forms(() => undefined));
  await press('Issue an invoice');
  expect(screen.getByLabelText('To')).toHaveFocus();
  await press('Discard');
  expect(screen.getByRole('button', { name: 'Issue an invoice' })).toHaveFocus();
});

it('the form stays, with what was typed, when a colleague has issued the invoice meanwhile', async () => {
  const onIssued = jest.fn();
  const { rerender } = render(forms(onIssued));
  await press('Issue an invoice');
  await userEvent.type(screen.getByLabelText(/^Address/), '1 Harbour Street');
  rerender(forms(onIssued, issued));
  expect(screen.getByText(problems.orderInvoiced)).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText(/^Address/)).toHaveValue('1 Harbour Street');
  expect(screen.getByRole('button', { name: 'Issue invoice' })).toBeDisabled();
  await press('Discard');
  expect(screen.queryByLabelText('To')).toBeNull();
  expect(onIssued).toHaveBeenCalledTimes(1);
});

it('an issued invoice has the recipient and the price that the page shows', async () => {
  render(forms(() => undefined));
  await press('Issue an invoice');
  await userEvent.type(screen.getByLabelText(/^Address/), '1 Harbour Street');
  await press('Issue invoice');
  const body = {
    customerName: 'Ada Kwon',
    customerAddress: '1 Harbour Street',
    customerVatId: '',
    price: 140,
  };
  expect(issue).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

it('an invoice cannot be changed while it is issued', async () => {
  let respond = (_answer: object) => {};
  issue.mockReturnValueOnce(
    new Promise<object>((resolve) => {
      respond = resolve;
    }),
  );
  render(forms(() => undefined));
  await press('Issue an invoice');
  await press('Issue invoice');
  for (const label of ['To', /^Address/, /^VAT ID/]) {
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  }
  await act(async () => respond({}));
  expect(screen.queryByLabelText('To')).toBeNull();
});

it('a cancelled order can be marked as paid, but not invoiced', () => {
  render(
    <OrderFrame calls={calls} viewer="administrator">
      <MoneyForms
        order={details({ order: { ...placed, status: 'cancelled' } })}
        payment={{ version: 1 } as Payment}
        invoices={[]}
        onIssued={() => undefined}
      />
    </OrderFrame>,
  );
  expect(screen.queryByRole('button', { name: 'Issue an invoice' })).toBeNull();
  expect(screen.getByLabelText(/^Paid on/)).toBeVisible();
});
