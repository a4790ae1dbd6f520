import '@testing-library/jest-dom';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { details, OrderFrame, placed } from '../test/order-frame';
import { CancelOrder } from './cancel-order';

/** `CancelOrder` in what gets the focus when the order cannot be cancelled any more. */
function showCancelOrder() {
  const cancel = jest.fn(async () => ({ data: details() }));
  const calls = { useCancelOrderMutation: () => [cancel, { isLoading: false }] };
  const head = createRef<HTMLDivElement>();
  const show = (order: OrderDetails) => (
    <OrderFrame calls={calls}>
      <div ref={head} tabIndex={-1}>
        <CancelOrder order={order} head={head} />
      </div>
    </OrderFrame>
  );
  const { rerender } = render(show(details()));
  return { cancel, head, receive: (order: OrderDetails) => rerender(show(order)) };
}

test('“Cancel order” asks for confirmation and is shown only for a cancellable order', async () => {
  const { cancel, head, receive } = showCancelOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  // Customers can pay before the order is confirmed.
  expect(screen.getByText(/a payment already made is refunded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(cancel).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(cancel).toHaveBeenCalledWith({ id: placed.id });
  receive(details({ canCancel: false }));
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(head.current).toHaveFocus());
});

test('an open “Cancel order?” dialog says that the order is confirmed meanwhile', async () => {
  const { head, receive } = showCancelOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  receive(details({ canCancel: false, order: { ...placed, status: 'processing' } }));
  expect(screen.getByRole('alert')).toHaveTextContent(problems.orderStarted);
  expect(screen.queryByText(/Nothing is charged/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(head.current).toHaveFocus());
});

test('an order that was kept does not scroll when it is confirmed later', async () => {
  const { head, receive } = showCancelOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  const focus = jest.spyOn(head.current as HTMLElement, 'focus');
  receive(details({ canCancel: false }));
  expect(head.current).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('an order that is confirmed leaves the focus alone if it is elsewhere', async () => {
  const { receive } = showCancelOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  await userEvent.click(document.body);
  receive(details({ canCancel: false }));
  expect(document.body).toHaveFocus();
});
