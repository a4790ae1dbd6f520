import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Page, returnPath } from './auth-page';
import { Page as ForgotPage } from './forgot-page';

function open(address = '/auth') {
  render(
    <HostContext value={testHost()}>
      <MemoryRouter initialEntries={[address]}>
        <Link to="/auth?mode=sign-up">Join</Link>
        <main>
          <Routes>
            <Route path="/auth" element={<Page />} />
            <Route path="/auth/forgot" element={<ForgotPage />} />
          </Routes>
        </main>
      </MemoryRouter>
    </HostContext>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** The answer to a password that needs a second factor. */
const askForCode = async () =>
  ({
    ok: false,
    status: 401,
    statusText: '',
    headers: new Headers({ 'content-type': 'application/problem+json' }),
    text: async () =>
      JSON.stringify({ status: 401, title: 'Unauthorized', message: '', secondFactor: ['totp'] }),
  }) as Response;

test('opening the page moves no focus', async () => {
  open();
  await heading('Sign In');
  expect(document.body).toHaveFocus();
});

test('the heading of the form that replaces another receives the focus', async () => {
  open();
  await press('Create Your Account');
  expect(await heading('Create Your Account')).toHaveFocus();
  await press('Sign In');
  expect(await heading('Sign In')).toHaveFocus();
});

test('the heading receives the focus when Back leaves the code step', async () => {
  globalThis.fetch = askForCode;
  open();
  await userEvent.type(screen.getByLabelText('Email'), 'robin@mail.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  expect(await screen.findByLabelText(/code/i)).toHaveFocus();
  await press('Back');
  expect(await heading('Sign In')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('robin@mail.example');
});

async function requestLink() {
  globalThis.fetch = async () =>
    ({ ok: true, status: 204, headers: new Headers(), text: async () => '' }) as Response;
  await userEvent.type(screen.getByLabelText('Email'), 'robin@mail.example{Enter}');
  expect(await screen.findByText(/a mail with a link is on its way/)).toHaveFocus();
}

test('the heading receives the focus when another address is to be used', async () => {
  open('/auth/forgot');
  await requestLink();
  await press('Use another address');
  expect(await heading('Forgot Your Password?')).toHaveFocus();
});

test('a link that stays on the page keeps the focus', async () => {
  open();
  const link = screen.getByRole('link', { name: 'Join' });
  await userEvent.click(link);
  await heading('Create Your Account');
  expect(link).toHaveFocus();
});

describe('the address to return to is kept', () => {
  const next = '?next=%2Fservices%3Forder%3Djingle';
  const back = () => screen.findByRole('link', { name: 'Back to sign in' });

  test('on the way to a forgotten password and back', async () => {
    open(`/auth${next}`);
    await follow('Forgot password?');
    expect(await back()).toHaveAttribute('href', `/auth${next}`);
    await follow('Back to sign in');
    const forgot = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(forgot).toHaveAttribute('href', `/auth/forgot${next}`);
  });

  test('after a reset link was requested', async () => {
    open(`/auth/forgot${next}`);
    await requestLink();
    expect(await back()).toHaveAttribute('href', `/auth${next}`);
  });
});

const origin = 'https://northcast.example';

test.each(['/services?order=pro-episode-edit', '/dashboard', '/help#pricing'])(
  'sign-in returns to %s',
  (next) => {
    expect(returnPath(next, origin)).toBe(next);
  },
);

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  'javascript:alert(1)',
  'services',
  '/auth',
  '/auth?next=/auth',
])('sign-in returns to the dashboard instead of %j', (next) => {
  expect(returnPath(next, origin)).toBe('/dashboard');
});
