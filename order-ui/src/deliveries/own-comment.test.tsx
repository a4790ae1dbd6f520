import '@testing-library/jest-dom';
import type {
  Delivery,
  DeliveryComment,
  OrderFile,
} from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOrderCalls } from '../calls/order-calls';
import { OrderFrame, placed } from '../test/order-frame';
import { FileComments } from './file-comments';

const file = { id: 'file', name: 'episode.mp3' } as OrderFile;
const comment = {
  id: 'c1',
  fileId: file.id,
  authorId: testUser.id,
  authorName: 'Ada Kwon',
  text: 'Too loud',
  createdAt: '2026-11-22T10:00:00.000Z',
} as DeliveryComment;

/** The comments' calls to a server; `read` ends the second read. */
function setUpServer() {
  const { promise, resolve: read } = deferred<number>();
  const sent: string[] = [];
  globalThis.fetch = async (_address, { method = 'GET' } = {}) => {
    if (method !== 'GET') sent.push(method);
    const status = method === 'GET' && sent.length > 0 ? await promise : 200;
    return {
      ok: status === 200,
      status,
      headers: new Headers(),
      text: async () => '[]',
    } as Response;
  };
  function Comments() {
    useOrderCalls().useDeliveriesQuery({ id: placed.id });
    const delivery = { id: 'delivery', comments: [comment] } as unknown as Delivery;
    return <FileComments delivery={delivery} file={file} />;
  }
  render(
    <OrderFrame>
      <Comments />
    </OrderFrame>,
  );
  return { sent, read };
}

it('a deleted comment cannot be deleted again before the comments are read', async () => {
  const { sent, read } = setUpServer();
  await act(async () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete this comment?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep comment' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(sent).toEqual(['DELETE']);
  read(503);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

it('the question whether to delete a comment stays when a reply arrives, and says that it is too late', async () => {
  const calls = {
    useDeleteCommentMutation: () => [jest.fn()],
    useMarkCommentMutation: () => [jest.fn(), {}],
  };
  const shown = (...comments: DeliveryComment[]) => (
    <OrderFrame calls={calls}>
      <FileComments delivery={{ id: 'delivery', comments } as Delivery} file={file} />
    </OrderFrame>
  );
  const { rerender } = render(shown(comment));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  rerender(shown(comment, { ...comment, id: 'c2', parentId: 'c1', authorId: 'noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this comment?' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/^This comment has replies/);
  expect(dialog.getByRole('button', { name: 'Delete comment' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep comment' }));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

it('Control with Enter sends a comment', async () => {
  const { sent } = setUpServer();
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await userEvent.type(screen.getByRole('textbox'), 'Too loud{Control>}{Enter}{/Control}');
  expect(sent).toEqual(['POST']);
});

it('the buttons of a comment are described by its author and time', async () => {
  setUpServer();
  await act(async () => undefined);
  for (const name of ['Reply', 'Edit', 'Delete']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription(/^Ada Kwon, Nov 22, 2026/);
  }
  const button = screen.getByRole('button', { name: 'Comment' });
  expect(button).toHaveAccessibleDescription('Comments on episode.mp3');
});
