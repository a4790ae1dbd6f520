import '@testing-library/jest-dom';
import type { Message, MessagePost } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi } from '../calls/admin-api';
import { answerWith, PanelFrame, panelStore } from '../testing/panel-frame';
import { messageSample as message } from '../testing/samples';
import { ReplyDialog } from './reply-dialog';

const adminReplyDate = '2026-11-22T11:00:00.000Z';
const timestamp = expect.stringMatching(/^[-\d]{10}T[:.\d]+Z$/);
const replied: Message = { ...message, status: 'replied', adminReply: 'Theirs', adminReplyDate };

beforeEach(() => sessionStorage.clear());

test('a reply refused for a newer one stays in the form, and is sent again knowing the newer one', async () => {
  let isSeen = false;
  const sent = answerWith({
    write: () => {
      if (isSeen) return { status: 200, body: replied };
      isSeen = true;
      return { status: 409, body: { message: problems.stale, current: replied } };
    },
  });
  const showToast = jest.fn();
  const onClose = jest.fn();
  render(
    <PanelFrame host={{ showToast }}>
      <ReplyDialog message={message} onClose={onClose} />
    </PanelFrame>,
  );
  const field = screen.getByLabelText('Reply');
  await userEvent.type(field, 'Mine, at length');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/Their reply is below/)).toHaveTextContent(problems.stale);
  expect(screen.getByText('Theirs')).toBeVisible();
  expect(field).toHaveValue('Mine, at length');
  expect(showToast).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const reply = 'Mine, at length';
  expect(sent.map(({ body }) => body)).toEqual([
    { reply, replyDate: timestamp, replySeen: '', postsSeen: 0 },
    { reply, replyDate: timestamp, replySeen: adminReplyDate, postsSeen: 0 },
  ]);
});

const postOf = (text: string, minutes: number): MessagePost => ({
  id: `01a1fb29-86ab-7903-95b6-d92a52d0ad${minutes}`,
  messageId: message.id,
  authorName: message.userName,
  authorRole: 'customer',
  text,
  createdAt: `2026-11-22T10:${minutes}:00.000Z`,
});
const postsPath = `/api/messages/${message.id}/posts`;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));

test('a reply shows all posts of the thread and tells the server how many they are', async () => {
  const posts = [postOf('And the other one?', 20), postOf('Until Friday, please.', 30)];
  const sent = answerWith({
    read: ({ path }) => (path === postsPath ? posts : []),
    write: () => ({ status: 200, body: replied }),
  });
  const onClose = jest.fn();
  render(
    <PanelFrame>
      <ReplyDialog message={{ ...message, postCount: 2 }} onClose={onClose} />
    </PanelFrame>,
  );
  // The posts have not been read yet.
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
  expect(await screen.findByText('Until Friday, please.')).toBeVisible();
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Could you send it again?'),
    expect.stringContaining('And the other one?'),
    expect.stringContaining('Until Friday, please.'),
  ]);
  await userEvent.type(screen.getByLabelText('Reply'), 'Both on Friday.');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { reply: 'Both on Friday.', replyDate: timestamp, replySeen: '', postsSeen: 2 },
  ]);
});

test('a reply refused for a new post stays in the form below that post', async () => {
  const posts = [postOf('And the other one?', 20)];
  const isNew = () => posts.length > 1;
  const sent = answerWith({
    read: ({ path }) => (path === postsPath ? [...posts] : []),
    write: () => {
      if (isNew()) return { status: 200, body: replied };
      posts.push(postOf('Until Friday, please.', 30));
      const current = { ...message, postCount: 2 };
      return { status: 409, body: { message: problems.stale, current } };
    },
  });
  const onClose = jest.fn();
  render(
    <PanelFrame>
      <ReplyDialog message={{ ...message, postCount: 1 }} onClose={onClose} />
    </PanelFrame>,
  );
  expect(await screen.findByText('And the other one?')).toBeVisible();
  const field = screen.getByLabelText('Reply');
  await userEvent.type(field, 'On Monday.');
  await send();
  expect(await screen.findByText(/The new post is below/)).toHaveTextContent(problems.stale);
  expect(screen.queryByText(/Their reply is below/)).toBeNull();
  expect(await screen.findByText('Until Friday, please.')).toBeVisible();
  expect(field).toHaveValue('On Monday.');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toMatchObject([{ postsSeen: 1 }, { postsSeen: 2 }]);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('a post that a live update adds while the reply is written does not count as seen', async () => {
  const posts = [postOf('And the other one?', 20)];
  const sent = answerWith({
    read: ({ path }) => (path === postsPath ? [...posts] : []),
    write: () => ({ status: 200, body: replied }),
  });
  const onClose = jest.fn();
  const store = panelStore();
  render(
    <PanelFrame store={store}>
      <ReplyDialog message={{ ...message, postCount: 1 }} onClose={onClose} />
    </PanelFrame>,
  );
  expect(await screen.findByText('And the other one?')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reply'), 'On Monday.');
  posts.push(postOf('Until Friday, please.', 30));
  await act(async () => {
    store.dispatch(adminApi.util.invalidateTags(['Messages']));
  });
  expect(await screen.findByText('Until Friday, please.')).toBeVisible();
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toMatchObject([{ postsSeen: 1 }]);
});

test('a reply can be sent although the posts cannot be read', async () => {
  const sent = answerWith({
    read: () => undefined,
    write: () => ({ status: 200, body: replied }),
  });
  const onClose = jest.fn();
  render(
    <PanelFrame>
      <ReplyDialog message={{ ...message, postCount: 1 }} onClose={onClose} />
    </PanelFrame>,
  );
  expect(await screen.findByText(/^Failed to load the rest of this conversation/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reply'), 'On Monday.');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent[0]?.body).toMatchObject({ postsSeen: 1 });
});

test('neither the text of a reply nor its date can be changed while it is sent', async () => {
  const { promise: answer, resolve: respond } = deferred();
  answerWith({ write: () => answer.then(() => ({ status: 200, body: replied })) });
  const onClose = jest.fn();
  render(
    <PanelFrame>
      <ReplyDialog message={message} onClose={onClose} />
    </PanelFrame>,
  );
  const field = screen.getByLabelText('Reply');
  await userEvent.type(field, 'On Monday.');
  await send();
  await userEvent.type(field, '!');
  expect(field).toHaveValue('On Monday.');
  expect(screen.getByRole('button', { name: 'Change reply date and time' })).toBeDisabled();
  respond();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a reply refused for another reason shows its message', async () => {
  answerWith({ write: () => ({ status: 503, body: { message: problems.unavailable } }) });
  const showToast = jest.fn();
  render(
    <PanelFrame host={{ showToast }}>
      <ReplyDialog message={message} onClose={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.type(screen.getByLabelText('Reply'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/Their reply is below/)).toBeNull();
});

/** Opens a reply while the server is unavailable. @returns the dates sent, in milliseconds */
async function replyInVain() {
  const sent = answerWith({
    write: () => ({ status: 503, body: { message: problems.unavailable } }),
  });
  render(
    <PanelFrame>
      <ReplyDialog message={message} onClose={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.type(screen.getByLabelText('Reply'), 'Mine');
  const dates = () => sent.map(({ body }) => Date.parse((body as { replyDate: string }).replyDate));
  return { sent, dates };
}

test('a reply has the time of its first attempt, which a repeated one keeps with its key', async () => {
  const { sent, dates } = await replyInVain();
  const before = Date.now();
  await send();
  const after = Date.now();
  await waitFor(() => expect(Date.now()).toBeGreaterThan(after));
  await send();
  await userEvent.type(screen.getByLabelText('Reply'), ', longer');
  await send();
  const [first = 0, , longer] = dates();
  expect(sent).toHaveLength(3);
  expect(first).toBeGreaterThanOrEqual(before);
  expect(first).toBeLessThanOrEqual(after);
  expect(sent[1]).toEqual(sent[0]);
  expect(longer).toBeGreaterThan(after);
});

test('a date can be entered, beginning with the time at which its field is opened', async () => {
  const { sent, dates } = await replyInVain();
  const opened = Date.parse('2026-11-22T12:30:00.000Z');
  jest.useFakeTimers({ now: opened });
  fireEvent.click(screen.getByRole('button', { name: 'Change reply date and time' }));
  jest.useRealTimers();
  await send();
  fireEvent.change(screen.getByLabelText('Reply date and time'), { target: { value: '' } });
  await send();
  expect(sent).toHaveLength(1);
  expect(dates()).toEqual([opened]);
});
