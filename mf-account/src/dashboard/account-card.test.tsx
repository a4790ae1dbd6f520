import '@testing-library/jest-dom';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SessionExpiry } from '../session/use-failure';
import { AccountFrame, emptyStore } from '../testing/account-frame';
import { AccountCard } from './account-card';

let account: OwnAccount;
/** Status of the responses. */
let status: number;
/** Paths of the writes. */
let sent: string[];

const showToast = jest.fn();
const onExpired = jest.fn();

beforeEach(() => {
  account = { ...testUser, isEmailConfirmed: false };
  status = 200;
  sent = [];
  showToast.mockReset();
  onExpired.mockReset();
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    if (method !== 'GET') sent.push(String(input));
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => (status < 400 ? JSON.stringify(account) : ''),
    } as Response;
  };
});

const show = (store = emptyStore()) =>
  render(
    <AccountFrame host={{ showToast }} store={store}>
      <MemoryRouter>
        <SessionExpiry value={onExpired}>
          <main>
            <AccountCard user={testUser} />
          </main>
        </SessionExpiry>
      </MemoryRouter>
    </AccountFrame>,
  );

const offer = () => screen.queryByRole('button', { name: 'Confirm email' });
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));

test('the mail is sent again while the address is not confirmed', async () => {
  show();
  await press();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.mailSent));
  expect(sent).toHaveLength(1);
  expect(offer()).toBeVisible();
});

test('an address that was confirmed in another tab is reported, and no mail is sent', async () => {
  show();
  await screen.findByRole('button', { name: 'Confirm email' });
  account = { ...account, isEmailConfirmed: true };
  await press();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.emailConfirmed));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  await waitFor(() => expect(offer()).toBeNull());
  expect(screen.getByRole('heading', { name: 'Account Information' })).toHaveFocus();
});

test('the address is read again when the card is shown again', async () => {
  const store = emptyStore();
  const { unmount } = show(store);
  await screen.findByRole('button', { name: 'Confirm email' });
  unmount();
  account = { ...account, isEmailConfirmed: true };
  show(store);
  await waitFor(() => expect(offer()).toBeNull());
});

test('a session that is over is reported as such', async () => {
  show();
  await screen.findByRole('button', { name: 'Confirm email' });
  status = 401;
  await press();
  await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
  expect(showToast).not.toHaveBeenCalled();
});
