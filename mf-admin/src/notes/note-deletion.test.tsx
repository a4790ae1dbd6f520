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
