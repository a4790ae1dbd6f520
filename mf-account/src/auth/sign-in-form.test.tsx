import '@testing-library/jest-dom';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { HostContext, type Session } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SignInForm } from './sign-in-form';

const showToast = jest.fn();
const signedIn = jest.fn();
const host = testHost({ showToast, signedIn });

const failing = async () =>
  ({
    ok: false,
    status: 500,
    statusText: '',
    headers: new Headers(),
    text: async () => '',
  }) as Response;

const offline = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => showToast.mockClear());

const show = () =>
  render(
    <HostContext value={host}>
      <MemoryRouter>
        <SignInForm email="nobody@mail.example" onToggle={() => undefined} />
      </MemoryRouter>
    </HostContext>,
  );

test.each([
  ['a server error', failing],
  ['no network', offline],
] as const)(
  'sign-in with %s shows an error toast and keeps the form for another attempt',
  async (_how, fetch) => {
    globalThis.fetch = fetch;
    show();
    await userEvent.type(screen.getByLabelText('Password'), 'not the password{Enter}');
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Login failed',
          description: 'Invalid email or password',
        }),
      ),
    );
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(screen.getByLabelText('Password')).toHaveValue('not the password');
    expect(signedIn).not.toHaveBeenCalled();
  },
);

test('a passkey that is refused after the form was left is not reported', async () => {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  let respond = () => {};
  globalThis.fetch = () =>
    new Promise((_, reject) => {
      respond = () => reject(new TypeError('Failed to fetch'));
    });
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  unmount();
  await act(async () => respond());
  expect(showToast).not.toHaveBeenCalled();
});

test('an account with only a passkey is asked for it after the password', async () => {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  const paths: string[] = [];
  globalThis.fetch = async (input) => {
    paths.push(String(input));
    const text = async () => JSON.stringify({ message: '', secondFactor: ['passkey'] });
    return { ok: false, status: 401, headers: new Headers(), text } as Response;
  };
  show();
  await userEvent.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  expect(await screen.findByText(/use its passkey/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect(paths).toEqual([endpoints.login.path, endpoints.passkeySignInOptions.path]);
});

/** The form of a shell that knows the session. */
function FormOfShell() {
  const [session, setSession] = useState<Session>({ status: 'anonymous' });
  const enter = () => setSession({ status: 'authenticated', user: testUser });
  return (
    <HostContext value={testHost({ session, showToast, signedIn: enter })}>
      <MemoryRouter>
        <SignInForm email={testUser.email} onToggle={() => undefined} />
      </MemoryRouter>
    </HostContext>
  );
}

test('a code that was accepted is not sent again while the next page loads', async () => {
  const bodies: string[] = [];
  globalThis.fetch = async (_input, init) => {
    const ok = bodies.push(String(init?.body)) > 1;
    const answer = ok ? testUser : { message: '', secondFactor: ['totp'] };
    const text = async () => JSON.stringify(answer);
    return { ok, status: ok ? 200 : 401, headers: new Headers(), text } as Response;
  };
  render(<FormOfShell />);
  await userEvent.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  const code = await screen.findByLabelText(/code/i);
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  await userEvent.type(code, '{Enter}');
  expect(bodies).toHaveLength(2);
});
