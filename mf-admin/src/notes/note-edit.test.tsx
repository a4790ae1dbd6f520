import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { OrderNotes } from './notes';

const owner = '01a1fb29-86ab-7903-95b6-d92a52d0ad1d';
const note = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  authorName: 'Ada',
  text: 'Calls on Monday',
  createdAt: '2026-11-22T10:00:00.000Z',
  isOwn: true,
  isEdited: false,
};

/** Opens the edit of the note. @param text the note's text on the server */
async function open(text = note.text) {
  const sent = answerWith({
    read: () => [{ ...note, text }],
    write: () => ({ status: 200, body: note }),
  });
  const { unmount } = render(
    <PanelFrame>
      <OrderNotes orderId={owner} />
    </PanelFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit note' });
  return { sent, unmount, field: () => screen.getByRole('textbox', { name: 'Note' }), dialog };
}

/** Adds words to the note, and leaves the page. */
async function leaveHalfWritten() {
  const { field, unmount } = await open();
  await userEvent.type(field(), ', half');
  unmount();
}

beforeEach(() => sessionStorage.clear());

test('a half-written edit is there when it is opened again', async () => {
  await leaveHalfWritten();
  const { field } = await open();
  expect(field()).toHaveValue('Calls on Monday, half');
});

test('a half-written edit does not replace a text that was saved later', async () => {
  await leaveHalfWritten();
  const { field } = await open('Calls on Friday');
  expect(field()).toHaveValue('Calls on Friday');
});

test('a saved edit leaves no draft', async () => {
  await leaveHalfWritten();
  const { sent, dialog } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Calls on Monday, half' }]);
  expect(sessionStorage).toHaveLength(0);
});
