import '@testing-library/jest-dom';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { SavedReplyForm } from './saved-reply-form';

const reply: SavedReply = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  title: 'Delay',
  text: 'It takes longer',
  version: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
};
const onClose = jest.fn();

const open = (opened: SavedReply | null) =>
  render(
    <PanelFrame>
      <SavedReplyForm reply={opened} onClose={onClose} />
    </PanelFrame>,
  );

const field = (label: string) => screen.getByLabelText(label);

/** Adds words to the text, and leaves the page. */
async function leaveHalfWritten(opened: SavedReply | null) {
  const { unmount } = open(opened);
  await userEvent.type(field('Text'), ', half');
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  answerWith({ write: () => ({ status: 201, body: reply }) });
});

test.each([
  ['a new reply', null, ', half'],
  ['an edit', reply, 'It takes longer, half'],
])('%s that was half-written is there when it is opened again', async (_what, opened, text) => {
  await leaveHalfWritten(opened);
  open(opened);
  expect(field('Text')).toHaveValue(text);
});

test('a half-written edit does not replace a version that a colleague saved later', async () => {
  await leaveHalfWritten(reply);
  open({ ...reply, text: 'It is ready tomorrow', version: 2 });
  expect(field('Text')).toHaveValue('It is ready tomorrow');
});

test('a saved reply is not offered again as a new one', async () => {
  await leaveHalfWritten(null);
  const { unmount } = open(null);
  await userEvent.type(field('Title'), 'Delay');
  await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  open(null);
  expect(field('Text')).toHaveValue('');
});

test.each([
  ['when', undefined],
  ['by whom', 'Ada Kwon'],
])('a conflict says %s the other version was saved', async (_what, by) => {
  const current = { ...reply, version: 2, updatedAt: '2026-11-22T11:30:00.000Z' };
  const changed = by && { at: current.updatedAt, by };
  const body = { message: problems.stale, current, ...(changed && { changed }) };
  answerWith({ write: () => ({ status: 409, body }) });
  open(reply);
  await userEvent.type(field('Text'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(await screen.findByRole('alert', { name: problems.stale })).toHaveTextContent(
    `${by ? `${by}, ` : ''}${formatDateTime(current.updatedAt)}`,
  );
});
