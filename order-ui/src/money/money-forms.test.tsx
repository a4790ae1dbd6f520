import '@testing-library/jest-dom';
import type { Invoice, Payment } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { details, OrderFrame, placed } from '../test/order-frame';
import { MoneyForms } from './money-forms';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const issue = jest.fn(async (): Promise<object> => ({}));
const calls = {
  useChangePaymentMutation: () => [jest.fn()],
  useIssueInvoiceMutation: () => [issue],
};
const issued = { id: '1', kind: 'invoice' } as Invoice;

const heading = createRef<HTMLHeadingElement>();

const forms = (invoices: Invoice[] = [], servicePrice = placed.servicePrice) => (
  <OrderFrame calls={calls} viewer="administrator">
    <h2 ref={heading} tabIndex={-1}>
      Payment
    </h2>
    <MoneyForms
      order={details({ order: { ...placed, servicePrice } })}
      payment={{ version: 1 } as Payment}
      invoices={invoices}
      heading={heading}
    />
    <input aria-label="Your answer" />
  </OrderFrame>
);

/** Holds the response to the invoice back until the returned function is called. */
function holdResponse() {
  const answer = deferred<object>();
  issue.mockReturnValueOnce(answer.promise);
  return () => act(async () => answer.resolve({}));
}

it('opening the form of an invoice focuses its first field, and Discard its button', async () => {
  render(forms());
  await press('Issue an invoice');
  expect(screen.getByLabelText('To')).toHaveFocus();
  await press('Discard');
  expect(screen.getByRole('button', { name: 'Issue an invoice' })).toHaveFocus();
});

it('why the server refuses an invoice is shown in the form', async () => {
  const text = 'The setting COMPANY_NAME is missing';
  issue.mockResolvedValueOnce({ error: { status: 409, message: '409:', serverMessage: text } });
  render(forms());
  await press('Issue an invoice');
  await press('Issue invoice');
  expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText('To')).toBeVisible();
});

it.each([
  ['its order has another price', forms([], 150)],
  ['its invoice is issued and taken back', forms([issued])],
])('a refusal of an invoice is not shown any more when %s', async (_case, next) => {
  const refused = { status: 409, message: '409:', serverMessage: 'The price has changed' };
  issue.mockResolvedValueOnce({ error: refused });
  const { rerender } = render(forms());
  await press('Issue an invoice');
  await press('Issue invoice');
  expect(await screen.findByText(refused.serverMessage)).toBeVisible();
  rerender(next);
  rerender(forms());
  expect(screen.queryByText(refused.serverMessage)).toBeNull();
});

it('the form stays, with what was typed, when a colleague has issued the invoice meanwhile', async () => {
  const { rerender } = render(forms());
  await press('Issue an invoice');
  await userEvent.type(screen.getByLabelText(/^Address/), '1 Harbour Street');
  rerender(forms([issued]));
  expect(screen.getByText(problems.orderInvoiced)).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText(/^Address/)).toHaveValue('1 Harbour Street');
  expect(screen.getByRole('button', { name: 'Issue invoice' })).toBeDisabled();
  await press('Discard');
  expect(screen.queryByLabelText('To')).toBeNull();
  expect(heading.current).toHaveFocus();
});

it('an issued invoice has the recipient and the price that the page shows', async () => {
  render(forms());
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
  const respond = holdResponse();
  render(forms());
  await press('Issue an invoice');
  await press('Issue invoice');
  for (const label of ['To', /^Address/, /^VAT ID/]) {
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  }
  await respond();
  expect(screen.queryByLabelText('To')).toBeNull();
  expect(heading.current).toHaveFocus();
});

it('the focus stays where the user moved it while an invoice was issued', async () => {
  const respond = holdResponse();
  render(forms());
  await press('Issue an invoice');
  await press('Issue invoice');
  await userEvent.type(screen.getByLabelText('Your answer'), 'Than');
  await respond();
  expect(screen.queryByLabelText('To')).toBeNull();
  expect(screen.getByLabelText('Your answer')).toHaveFocus();
});

it('a cancelled order can be marked as paid, but not invoiced', () => {
  render(
    <OrderFrame calls={calls} viewer="administrator">
      <MoneyForms
        order={details({ order: { ...placed, status: 'cancelled' } })}
        payment={{ version: 1 } as Payment}
        invoices={[]}
        heading={heading}
      />
    </OrderFrame>,
  );
  expect(screen.queryByRole('button', { name: 'Issue an invoice' })).toBeNull();
  expect(screen.getByLabelText(/^Paid on/)).toBeVisible();
});
