import '@testing-library/jest-dom';
import type { Order, Payment } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { OrderFrame, placed } from '../test/order-frame';
import { PaymentForm } from './payment-form';

const change = jest.fn();
const showFailure = jest.fn(() => ({}));
const link = 'https://pay.example/1';
const mine = 'https://pay.example/mine';
const theirs = 'https://pay.example/theirs';

const heading = createRef<HTMLHeadingElement>();
const frame = (payment: Payment, servicePrice = 140, status: Order['status'] = 'pending') => (
  <OrderFrame
    calls={{ useChangePaymentMutation: () => [change] }}
    showFailure={showFailure}
    viewer="administrator"
  >
    <h2 ref={heading} tabIndex={-1}>
      Payment
    </h2>
    <PaymentForm order={{ ...placed, servicePrice, status }} payment={payment} heading={heading} />
  </OrderFrame>
);

/** @returns a function that shows the payment, and the price, as somebody else has changed them */
function open(payment: Payment) {
  const { rerender } = render(frame(payment));
  return (next: Payment, servicePrice?: number) => rerender(frame(next, servicePrice));
}

const linkField = () => screen.getByRole('textbox', { name: /^Payment link/ });
const dayField = () => screen.getByLabelText(/^Paid on/);
const conflict = () => screen.queryByRole('alert', { name: problems.stale });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = () => change.mock.calls.map(([{ body }]) => body);

async function typeLink(text: string) {
  await userEvent.clear(linkField());
  await userEvent.type(linkField(), text);
}

beforeEach(() => {
  jest.clearAllMocks();
  change.mockImplementation(async ({ body }) => ({ data: { ...body, version: body.version + 1 } }));
});

it('a saved payment leaves nothing to save, and the next save has its version', async () => {
  open({ version: 0 });
  expect(screen.getByRole('button', { name: 'Save payment' })).toBeDisabled();
  await typeLink(mine);
  await press('Save payment');
  expect(screen.getByRole('button', { name: 'Save payment' })).toBeDisabled();
  await typeLink(link);
  await press('Save payment');
  expect(bodies()).toEqual([
    { paymentLink: mine, price: 140, version: 0 },
    { paymentLink: link, price: 140, version: 1 },
  ]);
});

it('a stored day that lies ahead does not refuse a change of the link', async () => {
  open({ paidOn: '2999-11-20', version: 1 });
  await typeLink(mine);
  await press('Save payment');
  expect(bodies()).toEqual([{ paymentLink: mine, price: 140, version: 1 }]);
  await userEvent.clear(dayField());
  await userEvent.type(dayField(), '2999-11-21');
  await press('Save payment');
  expect(bodies()).toHaveLength(1);
});

it('after “Save payment”, which is then disabled, the heading has the focus', async () => {
  open({ version: 0 });
  await typeLink(mine);
  await press('Save payment');
  expect(heading.current).toHaveFocus();
});

it('a save with the Enter key leaves the focus in the field', async () => {
  open({ version: 0 });
  await typeLink(`${mine}{Enter}`);
  expect(bodies()).toHaveLength(1);
  expect(linkField()).toHaveFocus();
});

it('a save has the price that the page shows, also after it has changed', async () => {
  const receive = open({ version: 0 });
  await userEvent.type(dayField(), '2024-11-21');
  change.mockResolvedValueOnce({ error: { status: 409, message: '409:' } });
  await press('Save payment');
  expect(showFailure).toHaveBeenCalledTimes(1);
  receive({ version: 0 }, 240);
  await press('Save payment');
  expect(bodies()).toMatchObject([{ price: 140 }, { price: 240, paidOn: '2024-11-21' }]);
});

it('what is typed stays when a colleague saves another field, which shows the new value', async () => {
  const receive = open({ version: 0 });
  await typeLink(mine);
  receive({ paidOn: '2024-11-20', version: 1 });
  expect(linkField()).toHaveValue(mine);
  expect(dayField()).toHaveValue('2024-11-20');
  expect(conflict()).toBeNull();
  await press('Save payment');
  expect(bodies()).toEqual([{ paymentLink: mine, price: 140, version: 1 }]);
});

it('a field that a colleague changed too is reported before it is sent, and can be kept', async () => {
  const receive = open({ paymentLink: link, version: 1 });
  await typeLink(mine);
  receive({ paymentLink: theirs, version: 2 });
  expect(conflict()).toHaveTextContent(theirs);
  expect(linkField()).toHaveValue(mine);
  await press('Keep my changes');
  expect(conflict()).toBeNull();
  expect(bodies()).toEqual([{ paymentLink: mine, price: 140, version: 2 }]);
});

it('a half-entered day is not saved as unpaid, also when a conflict is settled', async () => {
  const receive = open({ paymentLink: link, paidOn: '2024-11-20', version: 1 });
  await userEvent.clear(dayField());
  Object.defineProperty(dayField(), 'validity', { value: { badInput: true } });
  await press('Save payment');
  await typeLink(mine);
  receive({ paymentLink: theirs, paidOn: '2024-11-20', version: 2 });
  await press('Keep my changes');
  expect(change).not.toHaveBeenCalled();
  expect(dayField()).toHaveFocus();
});

it('theirs can be taken without losing another edited field', async () => {
  const receive = open({ paymentLink: link, version: 1 });
  await typeLink(mine);
  await userEvent.type(dayField(), '2024-11-21');
  receive({ paymentLink: theirs, version: 2 });
  await press('Use theirs');
  expect(linkField()).toHaveValue(theirs);
  expect(dayField()).toHaveValue('2024-11-21');
  await press('Save payment');
  expect(bodies()).toEqual([{ paymentLink: theirs, paidOn: '2024-11-21', price: 140, version: 2 }]);
});

it('until the conflict is settled, the version before it is sent, which the server refuses', async () => {
  const receive = open({ paymentLink: link, version: 1 });
  await typeLink(mine);
  receive({ paymentLink: theirs, version: 2 });
  change.mockResolvedValueOnce({ error: { status: 409, message: '409:' } });
  await press('Save payment');
  expect(bodies()).toEqual([{ paymentLink: mine, price: 140, version: 1 }]);
  expect(linkField()).toHaveValue(mine);
  expect(conflict()).toHaveTextContent(theirs);
});

it('the own save that live updates bring is no conflict, and is repeated with the same key', async () => {
  change.mockResolvedValueOnce({ error: { status: 0, message: '0: Network error' } });
  change.mockResolvedValueOnce({ error: { status: 0, message: '0: Network error' } });
  const receive = open({ version: 0 });
  await typeLink(mine);
  await press('Save payment');
  await press('Save payment');
  const keys = change.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  receive({ paymentLink: mine, version: 1 });
  expect(conflict()).toBeNull();
  expect(screen.getByRole('button', { name: 'Save payment' })).toBeDisabled();
});

it('a cancelled order has a field for the link only while there is one, which can be cleared', async () => {
  const { unmount } = render(frame({ version: 0 }, 140, 'cancelled'));
  expect(screen.queryByRole('textbox', { name: /^Payment link/ })).toBeNull();
  expect(dayField()).toBeVisible();
  unmount();
  render(frame({ paymentLink: link, version: 1 }, 140, 'cancelled'));
  await userEvent.clear(linkField());
  expect(linkField()).toHaveFocus();
  await press('Save payment');
  expect(bodies()).toEqual([{ paymentLink: '', price: 140, version: 1 }]);
});

it('a link that is being entered stays when the order is cancelled meanwhile', async () => {
  const { rerender } = render(frame({ version: 0 }));
  await typeLink(mine);
  rerender(frame({ version: 0 }, 140, 'cancelled'));
  expect(linkField()).toHaveValue(mine);
});
