import '@testing-library/jest-dom';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
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
          <LoginForm />
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

test.each([
  ['opens the panel', '/admin/login', '/admin/customers'],
  ['stays where the user has gone meanwhile', '/pricing', '/pricing'],
])('an administrator who has signed in %s', async (_what, next, expected) => {
  const { promise, resolve: respond } = deferred<Response>();
  globalThis.fetch = () => promise;
  const text = JSON.stringify({ ...testUser, isAdmin: true });
  const response = { ok: true, status: 200, headers: new Headers(), text: async () => text };
  window.history.replaceState(null, '', '/admin/login');
  const signedIn = jest.fn();
  render(
    <HostContext value={testHost({ signedIn })}>
      <BrowserRouter>
        <LoginForm />
      </BrowserRouter>
    </HostContext>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'admin@northcast.example');
  await userEvent.type(screen.getByLabelText('Password'), 'admin-password{Enter}');
  // The URL changes before React has rendered it.
  window.history.pushState(null, '', next);
  respond(response as Response);
  await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1));
  expect(window.location.pathname).toBe(expected);
});

test('an accepted code is not sent again while the next page loads', async () => {
  globalThis.fetch = codeRequired;
  const show = (host: Partial<Host>) => (
    <HostContext value={testHost(host)}>
      <MemoryRouter>
        <LoginForm />
      </MemoryRouter>
    </HostContext>
  );
  const { rerender } = render(show({}));
  await userEvent.type(screen.getByLabelText('Email'), 'admin@northcast.example');
  await userEvent.type(screen.getByLabelText('Password'), 'admin-password{Enter}');
  const code = await screen.findByLabelText('Code');
  const send = jest.fn(codeRequired);
  globalThis.fetch = send;
  rerender(show({ session: { status: 'authenticated', user: testUser } }));
  await userEvent.type(code, '123456{Enter}');
  expect(send).not.toHaveBeenCalled();
});
