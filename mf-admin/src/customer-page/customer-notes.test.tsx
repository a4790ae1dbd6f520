import '@testing-library/jest-dom';
import type { CustomerNote } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { CustomerNotes } from './customer-notes';

const note: CustomerNote = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  customerId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  authorName: 'Ada',
  text: 'Calls on Monday',
  createdAt: '2026-11-22T10:00:00.000Z',
  isOwn: true,
  isEdited: false,
};

/** Presses the button of the note's deletion, and answers the question about it. */
async function pressDelete(answer: boolean) {
  const sent = answerWith({ read: () => [note] });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
  render(
    <PanelFrame>
      <CustomerNotes id="01a1fb29-86ab-7903-95b6-d92a52d0ad1d" />
    </PanelFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  return () => sent.map(({ method, path }) => `${method} ${path}`);
}

afterEach(() => jest.restoreAllMocks());

test('a note is not deleted if the user answers no', async () => {
  const sent = await pressDelete(false);
  expect(sent()).toEqual([]);
});

test('a note is deleted once if the user answers yes', async () => {
  const sent = await pressDelete(true);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus());
  expect(sent()).toEqual([
    `DELETE /api/admin/customers/01a1fb29-86ab-7903-95b6-d92a52d0ad1d/notes/${note.id}`,
  ]);
});
