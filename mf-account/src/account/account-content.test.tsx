import '@testing-library/jest-dom';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { idempotencyHeader } from '@northcast/shared-contracts/api/list-query';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import type { Host } from '@northcast/shared-contracts/host/host';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AccountFrame } from '../testing/account-frame';
import { AccountContent } from './account-content';

let account: OwnAccount;
/** Ends the pending write, if it does not end by itself. */
let finish: Array<() => void>;
/** What happens to writes or their responses; a number is the status of a refusal. */
let fate: 'arrives' | 'held' | 'lost' | 401 | 422;
/** Paths of the writes. */
let sent: string[];
/** Idempotency keys of the writes. */
let keys: (string | null)[];

/** Stores what is written, with names trimmed, as the server does. */
function write(method: string, pathname: string, body: unknown) {
  if (method === 'DELETE') account = { ...account, pendingEmail: undefined };
  if (pathname === '/api/account/name') {
    const { firstName, lastName } = JSON.parse(String(body));
    account = { ...account, firstName: firstName.trim(), lastName: lastName.trim() };
  }
  if (pathname === '/api/admin/notices') account = { ...account, ...JSON.parse(String(body)) };
}

beforeEach(() => {
  account = { ...testUser, isEmailConfirmed: true };
  finish = [];
  fate = 'arrives';
  sent = [];
  keys = [];
  globalThis.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    const { pathname } = new URL(String(input), window.location.origin);
    if (method !== 'GET') {
      sent.push(pathname);
      keys.push(new Headers(headers).get(idempotencyHeader));
      if (fate === 'held') await new Promise<void>((resolve) => finish.push(resolve));
      write(method, pathname, body);
      if (fate === 'lost') throw new TypeError('The response was lost');
      if (typeof fate === 'number') return refused(fate);
    }
    const isKnown = method !== 'GET' || pathname === '/api/account';
    return {
      ok: isKnown,
      status: isKnown ? 200 : 500,
      statusText: '',
      headers: new Headers(),
      text: async () => (isKnown ? JSON.stringify(account) : ''),
    } as Response;
  };
});

/** The response to a wrong current password, or to a session that is over. */
const refused = (status: 401 | 422) => {
  const errors = [{ path: 'currentPassword', message: 'The current password is not right.' }];
  const text = JSON.stringify({ message: 'Refused', ...(status === 422 ? { errors } : {}) });
  return { ok: false, status, headers: new Headers(), text: async () => text } as Response;
};

function show(host: Partial<Host> = {}) {
  render(
    <AccountFrame host={host}>
      <MemoryRouter>
        <AccountContent />
      </MemoryRouter>
    </AccountFrame>,
  );
}

const firstName = () => screen.findByRole('textbox', { name: 'First name' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function retype(text: string) {
  const field = await firstName();
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function finishWrite() {
  await waitFor(() => expect(finish).toHaveLength(1));
  // Shows that the account has been read again, which sets the forms' initial values.
  account = { ...account, email: 'ada@example.net' };
  finish[0]?.();
  await screen.findByText('ada@example.net');
}

async function expectEmptied(form: ReturnType<typeof within>, labels: readonly string[]) {
  for (const label of labels) {
    await waitFor(() => expect(form.getByLabelText(label)).toHaveValue(''));
    expect(form.getByLabelText(label)).not.toBeInvalid();
  }
  expect(form.getByRole('alert')).toHaveTextContent(/^$/);
}

test('a saved name is shown as the server has stored it', async () => {
  show();
  await retype(' Adele ');
  await press('Save name');
  await waitFor(async () => expect(await firstName()).toHaveValue('Adele'));
});

test('a name typed while another is being saved stays, and is saved next', async () => {
  fate = 'held';
  show();
  await retype('Adele');
  await press('Save name');
  await retype('Adeline');
  await finishWrite();
  expect(account.firstName).toBe('Adele');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save name' })).toBeEnabled());
  expect(await firstName()).toHaveValue('Adeline');
  fate = 'arrives';
  await press('Save name');
  await waitFor(() => expect(account.firstName).toBe('Adeline'));
});

test('a choice made while another is being saved stays', async () => {
  account = { ...account, notices: 'daily' };
  fate = 'held';
  show();
  const field = await screen.findByRole('combobox', { name: 'How often' });
  await userEvent.selectOptions(field, 'At once');
  await press('Save choice');
  await userEvent.selectOptions(field, 'Never');
  await finishWrite();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save choice' })).toBeEnabled());
  expect(field).toHaveValue('never');
});

test('after a change of the address is cancelled, the heading has the focus, without scrolling', async () => {
  account = { ...account, pendingEmail: 'ada@example.org' };
  show();
  const cancel = await screen.findByRole('button', { name: /^Cancel the change to ada@/ });
  const heading = screen.getByRole('heading', { name: 'Email' });
  const focus = jest.spyOn(heading, 'focus');
  await userEvent.click(cancel);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  await waitFor(() => expect(screen.queryByText('ada@example.org')).toBeNull());
});

test('an address that was confirmed in another tab is reported, and no mail is sent', async () => {
  account = { ...account, isEmailConfirmed: false };
  const showToast = jest.fn();
  show({ showToast });
  const button = await screen.findByRole('button', { name: 'Send the mail again' });
  account = { ...account, isEmailConfirmed: true };
  await userEvent.click(button);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.emailConfirmed));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Email' })).toHaveFocus();
});

describe('a new password', () => {
  const labels = ['Current password', 'New password', 'Confirm new password'];
  const form = () => within(screen.getByRole('form', { name: 'Change password' }));
  const showToast = jest.fn();
  const signOut = jest.fn(async () => undefined);
  beforeEach(async () => {
    showToast.mockReset();
    signOut.mockClear();
    show({ showToast, signOut });
    await firstName();
    for (const label of labels) {
      await userEvent.click(form().getByLabelText(label));
      await userEvent.paste('the password');
    }
  });

  test('leaves an empty form without errors', async () => {
    await press('Change password');
    await expectEmptied(form(), labels);
    expect(form().getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  test('typed while another is being saved stays', async () => {
    fate = 'held';
    await press('Change password');
    for (const label of labels) await userEvent.type(form().getByLabelText(label), '!');
    await waitFor(() => expect(finish).toHaveLength(1));
    finish[0]?.();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.passwordChanged));
    for (const label of labels) expect(form().getByLabelText(label)).toHaveValue('the password!');
  });

  test.each([401, 422] as const)(
    'whose response was lost may be in use when a retry is refused with %i',
    async (status) => {
      fate = 'lost';
      await press('Change password');
      await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
      fate = status;
      await press('Change password');
      expect(await form().findByText(/your password may have changed/)).toBeVisible();
      expect(form().queryByText('The current password is not right.')).toBeNull();
      await press('Sign in with the new password');
      expect(signOut).toHaveBeenCalledWith('/auth?next=/dashboard/account');
    },
  );

  test('is not in use when its first attempt is refused', async () => {
    fate = 422;
    await press('Change password');
    expect(await form().findByText('The current password is not right.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in with the new password' })).toBeNull();
  });
});

describe('a new address', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change email' }));
  async function fillIn(address = 'ada@example.org') {
    await userEvent.click(form().getByLabelText('New email'));
    await userEvent.paste(address);
    await userEvent.click(form().getByLabelText('Current password'));
    await userEvent.paste('the password');
  }
  /** Sends the form, and waits until the response has come or was lost. */
  async function ask() {
    const { length } = keys;
    await userEvent.click(form().getByRole('button', { name: 'Change email' }));
    await waitFor(() => expect(keys).toHaveLength(length + 1));
    await waitFor(() => expect(form().getByRole('button', { name: 'Change email' })).toBeEnabled());
  }

  test('whose response was lost is asked for with the same key, a later one with another', async () => {
    fate = 'lost';
    show();
    await firstName();
    await fillIn();
    await ask();
    fate = 'arrives';
    await ask();
    await expectEmptied(form(), ['New email', 'Current password']);
    await fillIn();
    await ask();
    expect(keys[0]).toMatch(/./);
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(`^${keys[0]}$`)]);
  });

  test.each([undefined, 'ada@example.net'])(
    'whose response was lost keeps its key after the account shows it in place of %s',
    async (pendingEmail) => {
      account = { ...account, pendingEmail };
      fate = 'lost';
      show();
      await firstName();
      await fillIn('Ada@example.org');
      await ask();
      fate = 'arrives';
      account = { ...account, pendingEmail: 'ada@example.org' };
      // Reads the account again.
      await press('Save name');
      await screen.findByRole('button', { name: 'Cancel the change to ada@example.org' });
      await ask();
      expect(keys[0]).toMatch(/./);
      expect(keys.at(-1)).toBe(keys[0]);
    },
  );

  test('typed while another is asked for stays', async () => {
    fate = 'held';
    const showToast = jest.fn();
    show({ showToast });
    await firstName();
    await fillIn();
    await userEvent.click(form().getByRole('button', { name: 'Change email' }));
    await fillIn('.uk');
    await waitFor(() => expect(finish).toHaveLength(1));
    finish[0]?.();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.mailSent));
    expect(form().getByLabelText('New email')).toHaveValue('ada@example.org.uk');
  });

  test('that is asked for again after it was cancelled gets a mail of its own', async () => {
    fate = 'lost';
    show();
    await firstName();
    await fillIn();
    await ask();
    fate = 'arrives';
    // Reads the account again, which shows the change whose response was lost.
    account = { ...account, pendingEmail: 'ada@example.org' };
    await press('Save name');
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel the change/ }));
    await waitFor(() => expect(screen.queryByText('ada@example.org')).toBeNull());
    await ask();
    expect(keys[0]).toMatch(/./);
    expect(keys.at(-1)).toMatch(/./);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });
});
