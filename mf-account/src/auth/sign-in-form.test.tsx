import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, waitFor } from '@testing-library/react';
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

test.each([
  ['a server error', failing],
  ['no network', offline],
] as const)(
  'sign-in with %s shows an error toast and keeps the form for another attempt',
  async (_how, fetch) => {
    showToast.mockClear();
    globalThis.fetch = fetch;
    render(
      <HostContext value={host}>
        <MemoryRouter>
          <SignInForm email="nobody@mail.example" onToggle={() => undefined} />
        </MemoryRouter>
      </HostContext>,
    );
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
