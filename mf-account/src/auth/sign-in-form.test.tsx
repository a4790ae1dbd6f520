import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
