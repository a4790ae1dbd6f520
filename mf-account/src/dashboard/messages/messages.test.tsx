import '@testing-library/jest-dom';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { refuseToStore } from '@northcast/shared-contracts/testing/refuse-to-store';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../account-calls';
import { AccountFrame, emptyStore } from '../../testing/account-frame';
import { Messages } from './messages';

const showToast = jest.fn();
/** Ends the pending request. */
let answer: () => void;
/** Empties the store, as the end of the session does. */
let endSession: () => void;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/dashboard');
  showToast.mockReset();
  globalThis.fetch = () =>
    new Promise((resolve) => {
      const created = { ok: true, status: 201, headers: new Headers(), text: async () => '{}' };
      answer = () => resolve(created as Response);
    });
});

function show() {
  const store = emptyStore();
  endSession = () => void store.dispatch(api.util.resetApiState());
  const none = { data: [], isFetching: false, refetch: () => undefined };
  return render(
    <AccountFrame host={{ showToast }} store={store}>
      <Messages user={testUser} messages={none} />
    </AccountFrame>,
  );
}

const field = () => screen.queryByRole('textbox', { name: 'Message' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function send() {
  show();
  await press('New Message');
  await userEvent.type(screen.getByLabelText('Subject'), 'Files');
  await userEvent.type(screen.getByLabelText('Message'), 'Where?');
  await press('Send Message');
}

/** Sends a message, and hides and opens its form before the response. */
async function reopenWhileSending() {
  await send();
  await press('New Message');
  expect(field()).toBeNull();
  await press('New Message');
  expect(field()).toHaveValue('Where?');
}

async function finish() {
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(toasts.messageSent));
}

test('a text that was changed while the message was sent stays', async () => {
  await reopenWhileSending();
  await userEvent.type(screen.getByLabelText('Message'), ' And when?');
  await finish();
  expect(field()).toHaveValue('Where? And when?');
  expect(sessionStorage.getItem('northcast:message-draft')).toContain('And when?');
});

test('a form that was opened again while its message was sent closes if it is unchanged', async () => {
  await reopenWhileSending();
  await finish();
  await waitFor(() => expect(field()).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test('a form whose message was sent closes if the browser stored only a part of it', async () => {
  refuseToStore('Where?');
  await send();
  await finish();
  jest.restoreAllMocks();
  await waitFor(() => expect(field()).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test.each(['Cancel', 'New Message'])(
  'a form that the address has opened stays closed after %s and a reload',
  async (closing) => {
    window.history.replaceState({ key: 'entry' }, '', '/dashboard?from=help#new-message');
    const { unmount } = show();
    expect(field()).toBeVisible();
    await press(closing);
    expect(window.history.state).toEqual({ key: 'entry' });
    expect(window.location.search).toBe('?from=help');
    unmount();
    show();
    expect(field()).toBeNull();
  },
);

test('a message that the end of the session has aborted does not count as failed', async () => {
  await send();
  act(() => endSession());
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(showToast).not.toHaveBeenCalled();
});
