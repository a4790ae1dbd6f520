import '@testing-library/jest-dom';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { CustomerNotes, OrderNotes } from './notes';

const owner = '01a1fb29-86ab-7903-95b6-d92a52d0ad1d';
const note = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  authorName: 'Ada',
  text: 'Calls on Monday',
  createdAt: '2026-11-22T10:00:00.000Z',
  isOwn: true,
  isEdited: false,
};

const showToast = jest.fn(async () => undefined);

beforeEach(() => sessionStorage.clear());

describe.each([
  ['a customer', `/api/admin/customers/${owner}/notes`, <CustomerNotes key="" id={owner} />],
  ['an order', `/api/admin/orders/${owner}/notes`, <OrderNotes key="" orderId={owner} />],
])('a note on %s', (_owner, notes, section) => {
  /** Presses the button of the note's deletion, and answers the question about it. */
  async function pressDelete(answer: boolean, write = async () => ({ status: 204 })) {
    const sent = answerWith({ read: () => [note], write });
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
    render(<PanelFrame host={{ showToast }}>{section}</PanelFrame>);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    return () => sent.map(({ method, path }) => `${method} ${path}`);
  }

  afterEach(() => jest.restoreAllMocks());

  test('is not deleted if the user answers no', async () => {
    const sent = await pressDelete(false);
    expect(sent()).toEqual([]);
  });

  test('is deleted once if the user answers yes', async () => {
    const sent = await pressDelete(true);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus());
    expect(sent()).toEqual([`DELETE ${notes}/${note.id}`]);
  });

  test('leaves the focus where the user moved it until the response', async () => {
    const { promise, resolve: respond } = deferred<{ status: number }>();
    showToast.mockClear();
    await pressDelete(true, () => promise);
    const field = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.click(field);
    respond({ status: 204 });
    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
    expect(field).toHaveFocus();
  });

  test('is deleted once if its button is pressed again before the response', async () => {
    const sent = await pressDelete(true, () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
    expect(sent()).toHaveLength(1);
  });
});

/** Opens the edit of the note. @param text the note's text on the server */
async function openEdit(text = note.text) {
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
  const { field, unmount } = await openEdit();
  await userEvent.type(field(), ', half');
  unmount();
}

test('a half-written edit is there when it is opened again', async () => {
  await leaveHalfWritten();
  const { field } = await openEdit();
  expect(field()).toHaveValue('Calls on Monday, half');
});

test('a half-written edit does not replace a text that was saved later', async () => {
  await leaveHalfWritten();
  const { field } = await openEdit('Calls on Friday');
  expect(field()).toHaveValue('Calls on Friday');
});

test('a saved edit leaves no draft', async () => {
  await leaveHalfWritten();
  const { sent, dialog } = await openEdit();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Calls on Monday, half' }]);
  expect(sessionStorage).toHaveLength(0);
});
