import '@testing-library/jest-dom';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
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

test('a new reply whose response was lost is sent again with its key', async () => {
  const sent = answerWith({
    write: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    await screen.findByText('Failed to save the reply');
  };
  await leaveHalfWritten(null);
  const first = open(null);
  await userEvent.type(field('Title'), 'Delay');
  await send();
  first.unmount();
  open(null);
  await send();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
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
