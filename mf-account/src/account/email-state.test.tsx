import '@testing-library/jest-dom';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AccountFrame } from '../testing/account-frame';
import { AccountContent } from './account-content';

const pendingEmail = 'ada@example.org';

test('a change that was confirmed meanwhile is reported, and not cancelled', async () => {
  let account: OwnAccount = { ...testUser, isEmailConfirmed: true, pendingEmail };
  const methods: string[] = [];
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    methods.push(method);
    const isKnown = new URL(String(input), window.location.origin).pathname === '/api/account';
    return {
      ok: isKnown,
      status: isKnown ? 200 : 500,
      headers: new Headers(),
      text: async () => (isKnown ? JSON.stringify(account) : ''),
    } as Response;
  };
  const showToast = jest.fn();
  render(
    <AccountFrame host={{ showToast }}>
      <MemoryRouter>
        <AccountContent />
      </MemoryRouter>
    </AccountFrame>,
  );
  const cancel = await screen.findByRole('button', { name: /^Cancel the change/ });
  account = { ...testUser, isEmailConfirmed: true, email: pendingEmail };
  await userEvent.click(cancel);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.emailConfirmed));
  expect(methods).not.toContain('DELETE');
  expect(screen.getByRole('heading', { name: 'Email' })).toHaveFocus();
});
