import '@testing-library/jest-dom';
import type {
  Delivery,
  DeliveryComment,
  OrderFile,
} from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderFrame } from '../test/order-frame';
import { FileComments } from './file-comments';

const file = { id: 'file', name: 'episode.mp3' } as OrderFile;
const comment = (change: Partial<DeliveryComment>): DeliveryComment => ({
  id: 'c1',
  deliveryId: 'delivery',
  fileId: 'file',
  parentId: undefined,
  authorId: 'ada',
  authorName: 'Ada Kwon',
  authorRole: 'customer',
  atMs: undefined,
  text: 'x',
  createdAt: '2026-11-22T10:00:00.000Z',
  doneAt: undefined,
  doneBy: undefined,
  ...change,
});

/** Mocks the comment calls as an area would provide them. */
function setUp(comments: DeliveryComment[], position?: number, isMarking = false) {
  const add = jest.fn(async () => ({}));
  const mark = jest.fn(async () => ({}));
  const remove = jest.fn(async () => ({}));
  const edit = jest.fn(async (_call: object): Promise<object> => ({}));
  const onSeek = jest.fn();
  const idle = { isLoading: false };
  const calls = {
    useAddCommentMutation: () => [add, idle],
    useMarkCommentMutation: () => [mark, { isLoading: isMarking }],
    useDeleteCommentMutation: () => [remove, idle],
    useEditCommentMutation: () => [edit, idle],
  };
  const shown = (now: DeliveryComment[]) => (
    <OrderFrame calls={calls} user={{ ...testUser, id: 'ada' }}>
      <FileComments
        delivery={{ id: 'delivery', comments: now } as Delivery}
        file={file}
        {...(position === undefined ? {} : { position, onSeek })}
      />
    </OrderFrame>
  );
  const { unmount, rerender } = render(shown(comments));
  /** Shows other comments, as after a refetch. */
  const refetch = (now: DeliveryComment[]) => rerender(shown(now));
  return { add, mark, remove, edit, onSeek, unmount, refetch };
}

const remarks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

it('comments are sorted by time, file-level comments last, replies with their comment', () => {
  setUp(
    [
      comment({ id: 'whole', text: 'whole' }),
      comment({ id: 'late', atMs: 90_000, text: 'late' }),
      comment({ id: 'early', atMs: 5000, text: 'early' }),
      comment({ id: 'reply', parentId: 'late', text: 'reply', authorRole: 'administrator' }),
      comment({ id: 'other', fileId: 'other', text: 'elsewhere' }),
    ],
    0,
  );
  const [early, late, reply, whole] = remarks();
  expect(early).toContain('early');
  expect(late).toContain('late');
  expect(late).toContain('reply');
  expect(reply).toContain('(team)');
  expect(whole).toContain('whole');
  expect(remarks().join()).not.toContain('elsewhere');
});

it('the “Go to” button of a comment seeks to the time of the comment', async () => {
  const { onSeek } = setUp([comment({ atMs: 62_500 })], 0);
  await userEvent.click(screen.getByRole('button', { name: 'Go to 1:02' }));
  expect(onSeek).toHaveBeenCalledWith(62_500);
});

it('a comment is added at the current position, rounded to milliseconds', async () => {
  const { add } = setUp([], 62_345.6);
  await userEvent.click(screen.getByRole('button', { name: 'Comment at 1:02' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Too loud');
  await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  const body = { fileId: 'file', text: 'Too loud', atMs: 62_346 };
  const idempotencyKey = expect.any(String);
  expect(add.mock.calls).toEqual([[{ id: 'delivery', body, idempotencyKey }]]);
  expect(await screen.findByRole('button', { name: 'Comment at 1:02' })).toBeVisible();
});

it('a comment can refer to the whole file, and an empty comment is rejected', async () => {
  const { add } = setUp([], 62_000);
  await userEvent.click(screen.getByRole('button', { name: 'Comment at 1:02' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(screen.getByText('Please write a comment')).toBeVisible();
  expect(add).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'At 1:02' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Good');
  await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  const body = { fileId: 'file', text: 'Good' };
  expect(add.mock.calls).toMatchObject([[{ id: 'delivery', body }]]);
  // The focus must move in the same frame, or keys typed before the next one would be lost.
  expect(await screen.findByRole('button', { name: 'Comment at 1:02' })).toHaveFocus();
});

it('any comment can be marked done; only own comments without replies can be deleted', async () => {
  const { mark, remove } = setUp([
    comment({ id: 'own', text: 'own' }),
    comment({ id: 'answered', text: 'answered' }),
    comment({ id: 'reply', parentId: 'answered', authorId: 'team', text: 'reply' }),
    comment({ id: 'other', authorId: 'team', text: 'other' }),
  ]);
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);
  await press('Delete');
  await press('Delete comment');
  expect(remove).toHaveBeenCalledWith({ id: 'own' });
  const other = screen.getByText('other').closest('li') as HTMLElement;
  await userEvent.click(within(other).getByRole('checkbox', { name: 'Done' }));
  expect(mark).toHaveBeenCalledWith({ id: 'other', body: { done: true } });
  expect(screen.getByRole('button', { name: 'Comment' })).toBeVisible();
});

it('while “Done” is being saved, its box keeps the focus and ignores further changes', async () => {
  const { mark } = setUp([comment({})], undefined, true);
  const box = screen.getByRole('checkbox', { name: 'Done' });
  await userEvent.click(box);
  expect(box).toBeEnabled();
  expect(box).toHaveFocus();
  expect(mark).not.toHaveBeenCalled();
});

it('a reply is sent with the id of its parent comment', async () => {
  const { add } = setUp([comment({ id: 'remark', atMs: 1000 })], 0);
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your reply/ }), 'Will do');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  const body = { fileId: 'file', text: 'Will do', parentId: 'remark' };
  expect(add.mock.calls).toMatchObject([[{ id: 'delivery', body }]]);
});

const remark = comment({ id: 'remark', authorId: 'team', atMs: 1000 });
it.each([
  ['reply to a comment', ['Reply', 'Reply'], [], remark, { atMs: 1000 }],
  ['comment', ['Edit', 'Save comment'], [remark], { atMs: 2 }, { atMs: 2 }],
  ['reply', ['Edit', 'Save comment'], [remark], { parentId: 'remark' }, { parentId: 'remark' }],
  ['reply with its comment', ['Edit', 'Save comment'], [], { parentId: 'remark' }, {}, [remark]],
])('the text of a %s that is deleted meanwhile can be sent as a new comment', async (...row) => {
  const [, [open = '', send = ''], others, deleted, place, parents = []] = row;
  const { add, refetch } = setUp([...others, ...parents, comment(deleted)], 0);
  await press(open);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Will do');
  refetch(others);
  expect(screen.getByText(/^This comment was deleted/)).toBeVisible();
  await press(send);
  const body = { fileId: 'file', text: 'Will do', ...place };
  expect(add.mock.calls).toEqual([[{ id: 'delivery', body, idempotencyKey: expect.any(String) }]]);
  expect(screen.queryAllByRole('listitem')).toHaveLength(others.length);
  expect(screen.getByRole('button', { name: 'Comment at 0:00' })).toHaveFocus();
});

it.each(['Cancel', 'Reply'])('after %s in a reply, the focus is on “Reply” again', async (end) => {
  setUp([comment({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your reply/ }), 'Will do');
  await userEvent.click(screen.getByRole('button', { name: end }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
});

it('when a deleted comment disappears, the focus moves to “Comment”', async () => {
  const { refetch } = setUp([comment({})]);
  await press('Delete');
  await press('Delete comment');
  refetch([]);
  expect(screen.getByRole('button', { name: 'Comment' })).toHaveFocus();
});

it('when a deleted reply disappears, the focus moves to “Reply”', async () => {
  const remark = comment({ id: 'remark', authorId: 'team' });
  const { refetch } = setUp([remark, comment({ id: 'reply', parentId: 'remark' })]);
  await press('Delete');
  await press('Delete comment');
  refetch([remark]);
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
});

it('the typed comment is restored after a remount until Cancel is pressed', async () => {
  const shown = setUp([], 62_000);
  await userEvent.click(screen.getByRole('button', { name: 'Comment at 1:02' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Half a thought');
  shown.unmount();
  setUp([], 62_000);
  await userEvent.click(screen.getByRole('button', { name: 'Comment at 1:02' }));
  expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Comment at 1:02' }));
  expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveValue('');
});

it('a restored comment keeps its position, unless its text was removed', async () => {
  const first = setUp([], 62_000);
  await press('Comment at 1:02');
  await userEvent.type(words(), 'Too loud');
  first.unmount();
  const second = setUp([], 0);
  await press('Comment at 0:00');
  await press('Add comment');
  expect(second.add.mock.calls).toMatchObject([[{ body: { text: 'Too loud', atMs: 62_000 } }]]);
  await press('Comment at 0:00');
  await userEvent.type(words(), 'x{Backspace}');
  second.unmount();
  setUp([], 5000);
  await press('Comment at 0:05');
  expect(screen.getByRole('checkbox', { name: 'At 0:05' })).toBeChecked();
});

it('only the author can edit a comment, and an edited comment is marked as edited', async () => {
  const { edit } = setUp([
    comment({ id: 'own', text: 'Too loud', editedAt: '2026-11-22T11:00:00.000Z' }),
    comment({ id: 'other', authorId: 'team', text: 'other' }),
  ]);
  expect(screen.getAllByText(/, edited$/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(words()).toHaveValue('Too loud');
  await userEvent.clear(words());
  await userEvent.type(words(), 'Too quiet');
  await press('Save comment');
  const body = { text: 'Too quiet', before: 'Too loud' };
  expect(edit.mock.calls).toMatchObject([[{ id: 'own', body }]]);
  expect(await screen.findByText('Too loud')).toBeVisible();
});

const conflict = (text: string) => ({
  error: { status: 409, message: '409:', problem: { message: 'Changed', current: { text } } },
});
const words = () => screen.getByRole('textbox', { name: /Your comment/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (edit: jest.Mock) => edit.mock.calls.map(([{ body }]) => body);

/** Edits a comment whose text has changed in another tab. */
async function editOutdated(text: string) {
  const shown = setUp([comment({ id: 'own', text: 'Too loud' })]);
  shown.edit.mockResolvedValueOnce(conflict('Much too loud'));
  await press('Edit');
  await userEvent.clear(words());
  await userEvent.type(words(), text);
  await press('Save comment');
  return shown;
}

it('a conflict shows the stored comment, and “Keep my changes” saves over it', async () => {
  const { edit } = await editOutdated('Too quiet');
  expect(screen.getByRole('alert', { name: /Someone else/ })).toHaveTextContent('Much too loud');
  expect(words()).toHaveValue('Too quiet');
  await press('Keep my changes');
  expect(bodies(edit)).toEqual([
    { text: 'Too quiet', before: 'Too loud' },
    { text: 'Too quiet', before: 'Much too loud' },
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('after a conflict, the stored comment can be taken and edited', async () => {
  const { edit } = await editOutdated('Too quiet');
  await press('Use theirs');
  expect(screen.queryByRole('alert', { name: /Someone else/ })).toBeNull();
  expect(words()).toHaveValue('Much too loud');
  expect(words()).toHaveFocus();
  await userEvent.type(words(), '!');
  await press('Save comment');
  expect(bodies(edit).at(-1)).toEqual({ text: 'Much too loud!', before: 'Much too loud' });
});

it('a conflict with the same text counts as saved', async () => {
  await editOutdated('Much too loud ');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('a restored edit is compared with the text that it began with', async () => {
  const first = setUp([comment({ id: 'own', text: 'Too loud' })]);
  await press('Edit');
  await userEvent.type(words(), '!');
  first.unmount();
  const { edit } = setUp([comment({ id: 'own', text: 'Much too loud' })]);
  await press('Edit');
  await press('Save comment');
  expect(bodies(edit)).toEqual([{ text: 'Too loud!', before: 'Too loud' }]);
});
