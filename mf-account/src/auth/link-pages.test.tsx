import '@testing-library/jest-dom';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { idempotencyHeader } from '@northcast/shared-contracts/api/list-query';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Page as JoinPage } from '../join/join-page';
import { endNotices } from '../unsubscribe/link-pages';
import { Page as ConfirmPage } from './confirm-page';
import { Page as ResetPage } from './reset-page';

const token = 'a'.repeat(43);
const otherToken = 'b'.repeat(43);
const pages = [
  ['/auth/confirm', ConfirmPage],
  ['/auth/reset', ResetPage],
  ['/unsubscribe', endNotices.Page],
] as const;

/** Requests so far, as method, path and body. */
let sent: string[];
/** Idempotency keys of the requests so far. */
let keys: (string | null)[];
/** Status of the next responses; the last one repeats. */
let statuses: number[];
/** Message of the responses; without one they have no body. */
let message: string;

beforeEach(() => {
  sent = [];
  keys = [];
  statuses = [204];
  message = '';
  globalThis.fetch = async (address, init) => {
    sent.push(`${init?.method} ${address} ${init?.body}`);
    keys.push(new Headers(init?.headers).get(idempotencyHeader));
    const [status = 204] = statuses.length > 1 ? statuses.splice(0, 1) : statuses;
    return {
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => (message === '' ? '' : JSON.stringify({ status, message })),
    } as Response;
  };
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{`${pathname}${search}${hash}`}</output>;
}

const signedIn: Partial<Host> = { session: { status: 'authenticated', user: testUser } };

function open(address: string, host: Partial<Host> = {}) {
  return render(
    <StrictMode>
      <HostContext value={testHost(host)}>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          <Link to={`#token=${otherToken}`}>Newer link</Link>
          <Routes>
            {pages.map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="/join" element={<JoinPage />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </HostContext>
    </StrictMode>,
  );
}

const confirmation = `POST ${endpoints.confirmEmail.path} ${JSON.stringify({ token })}`;

// First, because the page of a confirmation remembers its token.
test.each(['/auth/confirm', '/auth/reset', '/unsubscribe', '/join'])(
  '%s without a token asks for the link and sends no request',
  (path) => {
    open(path);
    expect(screen.getByText('Please open the link in our mail again.')).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test.each(pages)('%s removes the token from the address', async (path) => {
  open(`${path}#token=${token}`);
  expect(await screen.findByLabelText('address')).toHaveTextContent(new RegExp(`^${path}$`));
});

test('a confirmation that was left for another page goes on with its token', async () => {
  open(`/auth/confirm#token=${token}`).unmount();
  open('/auth/confirm', signedIn);
  await userEvent.click(await confirmButton());
  expect(sent).toEqual([confirmation]);
});

const confirmButton = () => screen.findByRole('button', { name: 'Confirm email address' });

test('an email address is confirmed by one request, and only after the button is pressed', async () => {
  open(`/auth/confirm#token=${token}`, signedIn);
  const button = await confirmButton();
  expect(screen.getByText(/^You are signed in as ada@example\.com\./)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.dblClick(button);
  expect(await screen.findByText('Your email address is confirmed.')).toHaveFocus();
  expect(sent).toEqual([confirmation]);
});

test('a confirmation link waits until the session is known', () => {
  open(`/auth/confirm#token=${token}`, { session: { status: 'unknown' } });
  expect(screen.getByText('Loading your account')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a confirmation link does not ask to sign in if the session cannot be read', () => {
  const session = { status: 'unknown', isUnreachable: true } as const;
  open(`/auth/confirm#token=${token}`, { session });
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(screen.queryByText(/sign in/)).toBeNull();
});

/** Follows `press` away from the page, and comes back signed in, without the token. */
async function signInAfter(press: () => Promise<void>, { unmount }: { unmount: () => void }) {
  await press();
  unmount();
  open('/auth/confirm', signedIn);
  await userEvent.click(await confirmButton());
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(sent.at(-1)).toBe(confirmation);
}

test('a visitor signs in before the confirmation; the token stays out of the address', async () => {
  const view = open(`/auth/confirm#token=${token}`);
  await signInAfter(async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(screen.getByText('/auth?next=/auth/confirm')).toBeVisible();
    expect(sent).toEqual([]);
  }, view);
});

test('a confirmation link of another account offers to sign in to that account', async () => {
  statuses = [403, 204];
  message = 'This link is for another account.';
  const signOut = jest.fn(async () => undefined);
  const view = open(`/auth/confirm#token=${token}`, { ...signedIn, signOut });
  await signInAfter(async () => {
    await userEvent.click(await confirmButton());
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the other account' }));
    expect(signOut).toHaveBeenCalledWith('/auth?next=/auth/confirm');
  }, view);
});

test('a confirmation whose session is over continues after sign-in', async () => {
  statuses = [401, 204];
  const sessionEnded = jest.fn();
  const view = open(`/auth/confirm#token=${token}`, { ...signedIn, sessionEnded });
  await signInAfter(async () => {
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(sessionEnded).toHaveBeenCalledWith('sessionExpired'));
  }, view);
});

test('a 410 response shows an expired link', async () => {
  statuses = [410];
  open(`/auth/confirm#token=${token}`, signedIn);
  await userEvent.click(await confirmButton());
  expect(await screen.findByText(/This link has expired/)).toBeVisible();
  const dashboard = screen.getByRole('link', { name: 'Go to your dashboard' });
  expect(dashboard).toHaveAttribute('href', '/dashboard');
});

test('a failed confirmation can be retried', async () => {
  statuses = [503, 204];
  open(`/auth/confirm#token=${token}`, signedIn);
  await userEvent.click(await confirmButton());
  expect(await screen.findByText(/This is an error on our side/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /could not be confirmed/ })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(sent).toEqual([confirmation, confirmation]);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});

test('an invitation that the server failed to load says that it is an error on our side', async () => {
  statuses = [503];
  open(`/join#token=${token}`);
  expect(await screen.findByText('The invitation could not be loaded')).toBeVisible();
  expect(screen.getByText(/This is an error on our side/)).toBeVisible();
});

test('a late response about a former invitation does not replace the newer one', async () => {
  const answers = new Map<string, (email: string) => void>();
  globalThis.fetch = (_address, init) =>
    new Promise((resolve) => {
      const answer = (email: string) => {
        const text = JSON.stringify({ email, role: 'editor', hasAccount: false });
        resolve({ ok: true, headers: new Headers(), text: async () => text } as Response);
      };
      answers.set(JSON.parse(String(init?.body)).token, answer);
    });
  open(`/join#token=${token}`);
  await userEvent.click(screen.getByRole('link', { name: 'Newer link' }));
  await waitFor(() => expect(answers.size).toBe(2));
  answers.get(otherToken)?.('newer@example.com');
  const newer = await screen.findByText(/^newer@example\.com is invited/);
  answers.get(token)?.('former@example.com');
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  expect(newer).toHaveTextContent(/^newer@example\.com is invited/);
});

test('unsubscribing sends one request, and only after the button is pressed', async () => {
  open(`/unsubscribe#token=${token}`);
  const button = screen.getByRole('button', { name: 'Unsubscribe' });
  expect(sent).toEqual([]);
  await userEvent.dblClick(button);
  expect(await screen.findByText(/^Done\./)).toBeVisible();
  expect(sent).toEqual([`POST ${endpoints.unsubscribe.path} ${JSON.stringify({ token })}`]);
});

test('a second link is not judged by the first, which has expired', async () => {
  statuses = [410, 204];
  open(`/unsubscribe#token=${token}`);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/This link has expired/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Newer link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/^Done\./)).toBeVisible();
  expect(sent.at(-1)).toBe(
    `POST ${endpoints.unsubscribe.path} ${JSON.stringify({ token: otherToken })}`,
  );
});

test('a weak password is rated as weak and still accepted', async () => {
  open(`/auth/reset#token=${token}`);
  await userEvent.type(screen.getByLabelText('New password'), 'password');
  expect(await screen.findByText('Very weak.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText('/auth')).toBeVisible();
  expect(sent).toEqual([
    `PUT ${endpoints.resetPassword.path} ${JSON.stringify({ token, password: 'password' })}`,
  ]);
});

test('a reset that is sent again keeps its key until the password changes', async () => {
  statuses = [503];
  open(`/auth/reset#token=${token}`);
  const type = async (text: string) => {
    await userEvent.type(screen.getByLabelText('New password'), text);
    await userEvent.type(screen.getByLabelText('Confirm new password'), text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  await type('twelve candles');
  await save();
  await save();
  await type('!');
  await save();
  expect(keys[0]).toMatch(/./);
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(`^${keys[0]}$`)]);
});

test('a reset that ends after the page was left does not lead away from the next page', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = (...request) => {
    // The page is still shown while the next one loads.
    window.history.replaceState(null, '', '/services');
    return answer(...request);
  };
  const showToast = jest.fn();
  open(`/auth/reset#token=${token}`, { showToast });
  await userEvent.type(screen.getByLabelText('New password'), 'twelve candles');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'twelve candles');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.passwordReset));
  // The router would change the address in a transition.
  await act(async () => undefined);
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/auth\/reset$/);
});

test('an expired reset link is reported on submission, with a link to request a new one', async () => {
  statuses = [410];
  open(`/auth/reset#token=${token}`);
  await userEvent.type(screen.getByLabelText('New password'), 'twelve candles');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'twelve candles');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/auth/forgot',
  );
});
