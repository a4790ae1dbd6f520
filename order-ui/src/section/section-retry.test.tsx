import '@testing-library/jest-dom';
import type { Message, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { DeliveriesSection } from '../deliveries/deliveries-section';
import { FilesSection } from '../files/files-section';
import { Conversation } from '../messages/conversation';
import { ThreadsSection } from '../messages/threads-section';
import { QuotesSection } from '../quotes/quotes-section';
import { details, OrderFrame, placed } from '../test/order-frame';

/** Answers the read that is pending. */
let answer: (status: number) => Promise<void>;

beforeEach(() => {
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = (status) =>
        act(async () =>
          resolve({
            ok: status === 200,
            status,
            statusText: '',
            headers: new Headers(),
            text: async () => '[]',
          } as Response),
        );
    });
});

test('the text of a failure says whether the connection is its cause', async () => {
  show(QuotesSection);
  await answer(503);
  expect(await screen.findByText(/^This is an error on our side/)).toBeVisible();
});

function show(Section: ComponentType<{ order: OrderDetails }>) {
  render(
    <OrderFrame>
      <main>
        <h1>Order</h1>
        <Section order={details({ kind: 'quote' })} />
      </main>
    </OrderFrame>,
  );
}

const message: Message = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  userId: placed.userId,
  orderId: placed.id,
  userName: 'Ada Kwon',
  userEmail: 'ada@example.com',
  subject: 'Episode 4',
  message: 'When?',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const Thread = () => <Conversation message={message} />;

test.each([
  ['Failed to load the quote', QuotesSection],
  ['Failed to load the files', FilesSection],
  ['Failed to load the deliveries', DeliveriesSection],
  ['Failed to load the messages', ThreadsSection],
  ['The files of this conversation could not be loaded', Thread],
])('Retry of “%s” stays until the response, and its focus is not lost', async (title, Section) => {
  show(Section);
  await answer(503);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
  await answer(503);
  await waitFor(() => expect(retry).toBeEnabled());
  expect(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(retry).toBeDisabled());
  await answer(200);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
});
