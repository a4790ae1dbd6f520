import '@testing-library/jest-dom';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import type { Host } from '@northcast/shared-contracts/host/host';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi } from '../calls/admin-api';
import { answerWith, PanelFrame, panelStore, type Received } from '../testing/panel-frame';
import { messageSample } from '../testing/samples';
import { MessageList } from './message-list';

const message = (change: Partial<Message>): Message => ({ ...messageSample, ...change });
const other = message({ id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d', subject: 'Schedule' });

/** The messages on the server. */
let stored: Message[];
let store: ReturnType<typeof panelStore>;

function listed({ search }: Received): Message[] {
  const [q, status] = [search.get('q') ?? '', search.get('status') ?? ''];
  return stored.filter(
    (each) => `${each.id} ${each.subject}`.includes(q) && (status === '' || each.status === status),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  stored = [message({}), other];
  store = panelStore();
  answerWith({ read });
});

const read = (call: Received) => (call.path === '/api/admin/messages' ? listed(call) : []);

const show = (search: string, host: Partial<Host> = {}) =>
  render(
    <PanelFrame address={`/admin/messages${search}`} store={store} host={host}>
      <MessageList />
    </PanelFrame>,
  );

/** Changes the messages on the server, as a colleague does, and lets live updates report it. */
async function change(next: Message[]) {
  stored = next;
  await act(async () => {
    store.dispatch(adminApi.util.invalidateTags(['Messages']));
  });
}

const answered = message({
  status: 'replied',
  adminReply: 'Theirs',
  adminReplyDate: '2026-11-22T11:00:00.000Z',
});
const dialog = (name: string) => screen.findByRole('dialog', { name });
const rowsWith = (subject: string) => screen.queryAllByRole('row', { name: new RegExp(subject) });
const openInAddress = () => new URLSearchParams(window.location.search).get('open');

test('a half-written reply stays when somebody else answers and the row leaves the list', async () => {
  show('?status=pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to “Invoice”' }));
  const field = screen.getByLabelText('Reply');
  await userEvent.type(field, 'Mine, half');
  await change([answered, other]);
  await waitFor(() => expect(rowsWith('Invoice')).toHaveLength(0));
  expect(field).toBeVisible();
  expect(field).toHaveValue('Mine, half');
});

test('an open thread stays when its row leaves the list, and shows the newest state', async () => {
  show(`?status=pending&open=${answered.id}`);
  const thread = await dialog('Invoice');
  expect(within(thread).getByRole('button', { name: 'Reply' })).toBeVisible();
  await change([answered, other]);
  expect(await screen.findByRole('button', { name: 'Send answer' })).toBeVisible();
  expect(within(await dialog('Invoice')).getByText('Theirs')).toBeVisible();
});

test('a live update does not replace the button that is being pressed', async () => {
  const user = userEvent.setup();
  show('');
  const reply = await screen.findByRole('button', { name: 'Reply to “Invoice”' });
  await user.pointer({ keys: '[MouseLeft>]', target: reply });
  await change([message({}), { ...other, subject: 'New date' }]);
  await waitFor(() => expect(rowsWith('New date')).toHaveLength(1));
  const target = screen.getByRole('button', { name: 'Reply to “Invoice”' });
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(await dialog('Reply to “Invoice”')).toBeVisible();
});

test('a deleted message closes its dialog, and its id leaves the address', async () => {
  show(`?status=pending&open=${answered.id}`);
  await dialog('Invoice');
  await change([other]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(openInAddress()).toBeNull();
  expect(window.location.search).toContain('status=pending');
});

test('a half-written answer stays when its thread is deleted, until the writer closes it', async () => {
  stored = [answered, other];
  show(`?open=${answered.id}`);
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Mine, half');
  await change([other]);
  expect(await screen.findByText(/^This message has been deleted/)).toBeVisible();
  expect(screen.getByLabelText('Your answer')).toHaveValue('Mine, half');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(openInAddress()).toBeNull());
});

test('a half-written reply stays when its message is deleted, until the writer closes it', async () => {
  show(`?open=${answered.id}`);
  await replyFromThread();
  await userEvent.type(screen.getByLabelText('Reply'), 'Mine, half');
  await change([other]);
  expect(await screen.findByText(/^This message has been deleted/)).toBeVisible();
  expect(screen.getByLabelText('Reply')).toHaveValue('Mine, half');
  window.confirm = () => true;
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(openInAddress()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('“Next unanswered” opens a message that the list does not show', async () => {
  stored = [message({}), { ...answered, id: other.id, subject: 'Schedule' }];
  show('?q=Schedule');
  await userEvent.click(await screen.findByRole('button', { name: 'Next unanswered' }));
  expect(await dialog('Invoice')).toBeVisible();
  expect(openInAddress()).toBe(answered.id);
});

test('while the next message is read, the one before stays', async () => {
  stored = [message({}), { ...answered, id: other.id, subject: 'Schedule' }];
  show(`?q=Schedule&open=${other.id}`);
  const thread = await dialog('Schedule');
  await userEvent.click(await within(thread).findByRole('button', { name: 'Next unanswered' }));
  expect(await dialog('Invoice')).toBe(thread);
});

/** Opens the form for a reply from the thread that is shown. */
async function replyFromThread() {
  await userEvent.click(within(await dialog('Invoice')).getByRole('button', { name: 'Reply' }));
  expect(await dialog('Reply to “Invoice”')).toBeVisible();
}

test('Back from a reply closes it with its thread, so that another Back leaves the page', async () => {
  show('');
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice' }));
  await replyFromThread();
  act(() => window.history.back());
  await waitFor(() => expect(openInAddress()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Back from a reply to another thread shows that thread', async () => {
  stored = [message({}), { ...answered, id: other.id, subject: 'Schedule' }];
  show(`?open=${other.id}`);
  const thread = await dialog('Schedule');
  await userEvent.click(await within(thread).findByRole('button', { name: 'Next unanswered' }));
  await replyFromThread();
  act(() => window.history.back());
  expect(await dialog('Schedule')).toBeVisible();
});

describe('a reply that is being sent while Back closes it', () => {
  /** Sends a reply, and goes back. @returns the function that lets the server respond */
  async function leaveWhileSent(response: { status: number; body: unknown }) {
    const { promise: responding, resolve: respond } = deferred();
    const sent = answerWith({
      read,
      write: async () => {
        await responding;
        return response;
      },
    });
    const showToast = jest.fn();
    show('', { showToast });
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice' }));
    await replyFromThread();
    await userEvent.type(screen.getByLabelText('Reply'), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { respond, showToast };
  }

  test('is reported as not sent if there is a newer reply', async () => {
    const body = { message: problems.stale, current: answered };
    const { respond, showToast } = await leaveWhileSent({ status: 409, body });
    respond();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Error', description: problems.stale }),
      ),
    );
  });

  test('does not close a reply to another message once it is sent', async () => {
    const { respond, showToast } = await leaveWhileSent({ status: 200, body: answered });
    await userEvent.click(screen.getByRole('button', { name: 'Reply to “Schedule”' }));
    await dialog('Reply to “Schedule”');
    const field = screen.getByLabelText('Reply');
    respond();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(toasts.replySent));
    await userEvent.type(field, 'On Monday');
    expect(field).toBeVisible();
    expect(field).toHaveValue('On Monday');
  });

  test('does not close the same reply if it was opened again and continued', async () => {
    const { respond, showToast } = await leaveWhileSent({ status: 200, body: answered });
    await userEvent.click(screen.getByRole('button', { name: 'Reply to “Invoice”' }));
    await dialog('Reply to “Invoice”');
    const field = screen.getByLabelText('Reply');
    await userEvent.type(field, ', and more');
    respond();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(toasts.replySent));
    expect(field).toBeVisible();
    expect(field).toHaveValue('Mine, and more');
    const draft = draftOf(`reply-draft:${answered.id}`, testUser.id);
    expect(draft.values()).toEqual({ reply: 'Mine, and more' });
  });
});
