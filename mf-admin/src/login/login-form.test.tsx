import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LoginForm } from './login-form';

const codeRequired = async () =>
  ({
    ok: false,
    status: 401,
    statusText: '',
    headers: new Headers({ 'Content-Type': 'application/problem+json' }),
    text: async () =>
      JSON.stringify({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        message: 'Enter the code of your second factor',
        secondFactor: ['totp', 'recovery'],
      }),
  }) as Response;

test('Back from the code returns to the address and focuses the heading', async () => {
  globalThis.fetch = codeRequired;
  render(
    <HostContext value={testHost()}>
      <MemoryRouter>
        <main>
          <h1>Admin login</h1>
          <LoginForm next="/admin" />
        </main>
      </MemoryRouter>
    </HostContext>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'admin@northcast.example');
  await userEvent.type(screen.getByLabelText('Password'), 'admin-password{Enter}');
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email')).toHaveValue('admin@northcast.example');
  expect(screen.getByRole('heading', { name: 'Admin login' })).toHaveFocus();
});
