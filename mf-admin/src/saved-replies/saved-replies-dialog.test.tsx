import '@testing-library/jest-dom';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '../testing/deferred';
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
