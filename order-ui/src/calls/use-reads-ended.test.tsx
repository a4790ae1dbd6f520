import '@testing-library/jest-dom';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { Button } from '@northcast/shared-ui/button/button';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OrderFrame } from '../test/order-frame';
import { useOrderCalls } from './order-calls';
import { useBusyUntilRead } from './use-reads-ended';

const noContent = { ok: true, status: 204, headers: new Headers(), text: async () => '' };

function Form() {
  const [addPost] = useOrderCalls().useAddPostMutation();
  const send = () => void addPost({ id: 'm1', body: { text: 'When?' } });
  return <Button onClick={send}>Send</Button>;
}

function DeleteComment() {
  const calls = useOrderCalls();
  const [remove] = calls.useDeleteCommentMutation();
  const [run, isBusy] = useBusyUntilRead(calls);
  return (
    <Button busy={isBusy} onClick={() => void run(() => remove({ id: 'c1' }))}>
      Delete
    </Button>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? <Form /> : null}
      <Button onClick={() => setOpen(false)}>Close</Button>
      <DeleteComment />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a button stays busy while the write of a closed form delays the read after its own', async () => {
  const sent = deferred<Response>();
  globalThis.fetch = async (_address, { method } = {}) =>
    method === 'POST' ? sent.promise : (noContent as Response);
  render(
    <OrderFrame>
      <Page />
    </OrderFrame>,
  );
  await press('Send');
  await press('Close');
  await press('Delete');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button).toBeDisabled();
  sent.resolve(noContent as Response);
  await waitFor(() => expect(button).toBeEnabled());
});
