import '@testing-library/jest-dom';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFrame } from '../testing/account-frame';
import { DeletionDialog } from './deletion-dialog';

test('an account whose deletion got no response is deleted if the session is over then', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('The response was lost');
  };
  const [showToast, signOut] = [jest.fn(), jest.fn(async () => undefined)];
  render(
    <AccountFrame host={{ showToast, signOut }}>
      <DeletionDialog onClose={() => undefined} />
    </AccountFrame>,
  );
  await userEvent.type(screen.getByLabelText('Current password'), 'the password');
  const button = screen.getByRole('button', { name: 'Delete account' });
  await userEvent.click(button);
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  globalThis.fetch = async () =>
    ({
      ok: false,
      status: 401,
      headers: new Headers(),
      text: async () => JSON.stringify({ message: 'Please log in' }),
    }) as Response;
  await userEvent.click(button);
  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(accountToasts.accountDeleted));
  expect(signOut).toHaveBeenCalledWith('/');
});
