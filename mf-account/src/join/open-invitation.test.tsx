import '@testing-library/jest-dom';
import type { OpenInvitation } from '@northcast/shared-contracts/api/entities';
import { idempotencyHeader } from '@northcast/shared-contracts/api/list-query';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { OpenInvitationPart } from './open-invitation';

const { email } = testUser;
const password = 'a horse of correct batteries';

/** Idempotency keys of the calls so far. */
let keys: (string | null)[];

beforeEach(() => {
  keys = [];
  globalThis.fetch = async (_input, init) => {
    keys.push(new Headers(init?.headers).get(idempotencyHeader));
    if (keys.length === 1) throw new TypeError('the response was lost');
    return {
      ok: true,
      status: 200,
      statusText: '',
      headers: new Headers(),
      text: async () => JSON.stringify(testUser),
    } as Response;
  };
});

const Address = () => <output>{useLocation().pathname}</output>;

function show(invitation: OpenInvitation, session: Host['session'], host: Partial<Host> = {}) {
  const signedIn = jest.fn();
  render(
    <HostContext value={testHost({ session, signedIn, ...host })}>
      <MemoryRouter>
        <OpenInvitationPart
          invitation={invitation}
          token={'a'.repeat(43)}
          onClosed={() => undefined}
          onJoined={() => undefined}
        />
        <Address />
      </MemoryRouter>
    </HostContext>,
  );
  return signedIn;
}

const join = () => userEvent.click(screen.getByRole('button', { name: 'Join the team' }));

async function expectOneKey(signedIn: jest.Mock) {
  await waitFor(() => expect(signedIn).toHaveBeenCalledWith(testUser));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
}

test('a new member whose first response was lost joins with the same key', async () => {
  const signedIn = show({ email, role: 'editor', hasAccount: false }, { status: 'anonymous' });
  const fields = { 'First name': 'Ada', 'Last name': 'Kwon', Password: password };
  for (const [label, text] of Object.entries({ ...fields, 'Confirm password': password })) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await join();
  await waitFor(() => expect(keys).toHaveLength(1));
  await join();
  await expectOneKey(signedIn);
});

test('an account whose first response was lost accepts with the same key', async () => {
  const session = { status: 'authenticated', user: testUser } as const;
  const signedIn = show({ email, role: 'editor', hasAccount: true }, session);
  await join();
  await waitFor(() => expect(keys).toHaveLength(1));
  await join();
  await expectOneKey(signedIn);
});

test('an account is not told to sign in before its session is known', () => {
  show({ email, role: 'editor', hasAccount: true }, { status: 'unknown' });
  expect(screen.getByText('Loading your account')).toBeInTheDocument();
  expect(screen.queryByText(/sign in/)).toBeNull();
});

test('an account is not told to sign in if its session cannot be read', () => {
  const session = { status: 'unknown', isUnreachable: true } as const;
  show({ email, role: 'editor', hasAccount: true }, session);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(screen.queryByText(/sign in/)).toBeNull();
});

test('an account whose session is over is sent to sign-in', async () => {
  globalThis.fetch = async () =>
    ({
      ok: false,
      status: 401,
      statusText: 'Unauthorized',
      headers: new Headers(),
      text: async () => '',
    }) as Response;
  const session = { status: 'authenticated', user: testUser } as const;
  const host = { sessionEnded: jest.fn(), showToast: jest.fn() };
  show({ email, role: 'editor', hasAccount: true }, session, host);
  await join();
  await waitFor(() => expect(host.sessionEnded).toHaveBeenCalledWith('sessionExpired'));
  expect(host.showToast).not.toHaveBeenCalled();
});

test.each([
  ['leads to the panel', '/join', '/admin'],
  ['stays there after the page was left', '/services', '/'],
])('an account that accepts %s', async (_case, shown, expected) => {
  const answer = globalThis.fetch;
  globalThis.fetch = (...request) => {
    window.history.replaceState(null, '', shown);
    return answer(...request);
  };
  // Only the first response is lost.
  keys = [null];
  window.history.replaceState(null, '', '/join');
  const session = { status: 'authenticated', user: testUser } as const;
  const signedIn = show({ email, role: 'editor', hasAccount: true }, session);
  await join();
  await waitFor(() => expect(signedIn).toHaveBeenCalled());
  expect(await screen.findByText(expected)).toBeVisible();
});
