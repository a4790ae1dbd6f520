import '@testing-library/jest-dom';
import type { Invoice } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderFrame } from '../test/order-frame';
import { CreditDialog } from './credit-dialog';

const invoice = { id: '1', kind: 'invoice', number: 'NC-1' } as Invoice;

beforeEach(() => sessionStorage.clear());

it('the reason of a credit note cannot be changed while it is sent', async () => {
  const answer = deferred<object>();
  const issue = jest.fn(() => answer.promise);
  const onClose = jest.fn();
  render(
    <OrderFrame
      calls={{ useIssueCreditNoteMutation: () => [issue, { isLoading: false }] }}
      viewer="administrator"
    >
      <CreditDialog invoice={invoice} onClose={onClose} />
    </OrderFrame>,
  );
  await userEvent.type(screen.getByLabelText('Reason'), 'The address was wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Issue credit note' }));
  expect(screen.getByLabelText('Reason')).toHaveAttribute('readonly');
  await act(async () => answer.resolve({ data: {} }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the reason survives closing the dialog, and is dropped when the invoice is kept', async () => {
  const open = () =>
    render(
      <OrderFrame
        calls={{ useIssueCreditNoteMutation: () => [jest.fn(), { isLoading: false }] }}
        viewer="administrator"
      >
        <CreditDialog invoice={invoice} onClose={() => undefined} />
      </OrderFrame>,
    );
  const reason = () => screen.getByLabelText('Reason');
  const first = open();
  await userEvent.type(reason(), 'The address was wrong');
  await userEvent.keyboard('{Escape}');
  first.unmount();
  const second = open();
  expect(reason()).toHaveValue('The address was wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the invoice' }));
  second.unmount();
  open();
  expect(reason()).toHaveValue('');
});
