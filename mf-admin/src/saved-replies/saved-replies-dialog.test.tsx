import '@testing-library/jest-dom';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { SavedRepliesButton } from './saved-replies-dialog';

const replies = ['Thanks', 'Welcome'].map(
  (title): SavedReply => ({ id: title, title, text: '', version: 1, updatedAt: '' }),
);

test('a move that is refused after the dialog was closed is reported', async () => {
  const { promise, resolve: refuse } = deferred<{ status: number; body: object }>();
  answerWith({ read: () => replies, write: () => promise });
  const showToast = jest.fn();
  render(
    <PanelFrame host={{ showToast }}>
      <SavedRepliesButton />
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move “Thanks” down' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  refuse({ status: 409, body: { message: 'Changed' } });
  await waitFor(() => expect(showToast.mock.calls).toMatchObject([[{ description: 'Changed' }]]));
});

test('replies cannot be moved before the last move is read: the second would undo it', async () => {
  const { promise: reading, resolve: respond } = deferred<readonly SavedReply[]>();
  const sent = answerWith({ read: () => (sent.length === 0 ? replies : reading) });
  render(
    <PanelFrame>
      <SavedRepliesButton />
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  const down = await screen.findByRole('button', { name: 'Move “Thanks” down' });
  await userEvent.click(down);
  await userEvent.click(down);
  expect(sent).toHaveLength(1);
  respond(replies.toReversed());
  const up = await screen.findByRole('button', { name: 'Move “Thanks” up' });
  await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'false'));
});

test('replies cannot be moved again while a deletion postpones the read of the last move', async () => {
  const { promise: deleting, resolve: endDeletion } = deferred();
  window.confirm = () => true;
  const sent = answerWith({
    read: () => replies,
    write: async ({ method }) => {
      if (method === 'DELETE') await deleting;
      return { status: 204 };
    },
  });
  render(
    <PanelFrame>
      <SavedRepliesButton />
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Welcome”' }));
  const down = screen.getByRole('button', { name: 'Move “Thanks” down' });
  await userEvent.click(down);
  await userEvent.click(down);
  expect(sent).toHaveLength(2);
  endDeletion();
  await waitFor(() => expect(down).toHaveAttribute('aria-disabled', 'false'));
});
