import '@testing-library/jest-dom';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFrame } from '../testing/account-frame';
import { useSecondFactorQuery } from './second-factor-calls';
import { SecondFactorSection } from './second-factor-section';

/** jsdom has no passkeys. */
const mockRegistration = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: () => mockRegistration() }));

const path = '/api/account/second-factor';
const phone = { id: 'a', name: 'My phone', createdAt: '2026-11-22T10:00:00.000Z' };
const tablet = { ...phone, id: 'b', name: 'My tablet' };
const set: SecondFactor = {
  isRequired: false,
  isConfirmed: false,
  hasTotp: false,
  recoveryCodesLeft: 10,
  passkeys: [phone],
  passkeysAvailable: true,
};

const showToast = jest.fn();
/** The calls so far. */
let sent: string[];

beforeEach(() => {
  sent = [];
  mockRegistration.mockReset().mockRejectedValue(new Error('Cancelled'));
  let isConfirmed = false;
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    const { pathname } = new URL(String(input), window.location.origin);
    sent.push(`${method} ${pathname}`);
    if (pathname === '/api/account/step-up') isConfirmed = true;
    const refusal = { message: 'Please confirm this', stepUp: ['recovery'] };
    const setup = {
      secret: 'ABCD EFGH',
      qrSvg: '<svg/>',
      options: '{}',
      recoveryCodes: ['klmno-pqrst'],
    };
    return {
      ok: isConfirmed,
      status: isConfirmed ? 200 : 403,
      statusText: '',
      headers: new Headers(),
      text: async () => JSON.stringify(isConfirmed ? setup : refusal),
    } as Response;
  };
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
});

function SectionOfSet() {
  const secondFactor = { data: set, isFetching: false, refetch: () => undefined };
  return <SecondFactorSection secondFactor={secondFactor} email="ada@example.com" />;
}

function LoadedSection() {
  return <SecondFactorSection secondFactor={useSecondFactorQuery()} email="ada@example.com" />;
}

/** The section with what is passed to it, or with what the server says. */
function show(Section = SectionOfSet) {
  render(
    <AccountFrame host={{ showToast }}>
      <Section />
    </AccountFrame>,
  );
}

async function enter(label: RegExp, text: string) {
  await userEvent.click(await screen.findByLabelText(label, { selector: 'input' }));
  await userEvent.paste(text);
}

/** Continues with the password, and then confirms with a recovery code. */
async function proveTwice(submitLabel = 'Continue') {
  await enter(/^Current password/, 'password');
  await userEvent.click(screen.getByText(submitLabel));
  await enter(/code/i, 'abcde-fghij');
  await userEvent.click(screen.getByText('Confirm'));
}

test('an app is set up once the existing factor is confirmed', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Set up app' }));
  await proveTwice();
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  const start = `POST ${path}/totp`;
  expect(sent).toEqual([start, 'POST /api/account/step-up', start]);
});

test('a further passkey is asked for once the existing factor is confirmed', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await enter(/^Name/, 'My tablet');
  await proveTwice();
  const start = `POST ${path}/passkeys/options`;
  await waitFor(() => expect(sent).toEqual([start, 'POST /api/account/step-up', start]));
});

test.each([
  ['Set up app', 'Continue', 'ABCD EFGH', 'Cancel'],
  ['New codes', 'Make new codes', 'klmno-pqrst', 'I have kept them'],
])('after the last dialog of %s that button has the focus', async (opener, submit, text, last) => {
  show();
  await userEvent.click(screen.getByRole('button', { name: opener }));
  await proveTwice(submit);
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: last }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
});

test('recovery codes stay until the user confirms that they are kept', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'New codes' }));
  await proveTwice('Make new codes');
  const code = await screen.findByText('klmno-pqrst');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please keep the codes first/);
  const announced = screen.getByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alert')).not.toBe(announced);
  expect(code).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(code).not.toBeInTheDocument();
});

describe('what has changed on the server since it was read', () => {
  /** Status by method and path; 200 for others. */
  let statuses: Record<string, number>;
  let current: SecondFactor;

  beforeEach(() => {
    current = { ...set, recoveryCodesLeft: 0 };
    statuses = {};
    globalThis.fetch = async (input, { method = 'GET' } = {}) => {
      const { pathname } = new URL(String(input), window.location.origin);
      const status = statuses[`${method} ${pathname}`] ?? 200;
      if (status === 0) throw new TypeError('Failed to fetch');
      const setup = { secret: 'ABCD EFGH', qrSvg: '<svg/>', options: '{}' };
      return {
        ok: status === 200,
        status,
        statusText: '',
        headers: new Headers(),
        text: async () => JSON.stringify(pathname === path ? current : setup),
      } as Response;
    };
  });

  const appIsThere = () => {
    current = { ...current, hasTotp: true, recoveryCodesLeft: 10 };
  };

  async function codesAreUnseen() {
    const newCodes = await screen.findByRole('button', { name: 'New codes' });
    await waitFor(() => expect(newCodes).toHaveFocus());
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Second factor set up' }),
    );
  }

  async function startSetup(meanwhile = () => {}) {
    show(LoadedSection);
    await userEvent.click(await screen.findByRole('button', { name: 'Set up app' }));
    await enter(/^Current password/, 'password');
    meanwhile();
    await userEvent.click(screen.getByText('Continue'));
  }

  test.each([409, 0])(
    'an app that is set up already leads to new codes after a %d',
    async (status) => {
      statuses[`PUT ${path}/totp`] = status;
      await startSetup();
      await enter(/code/i, '123456');
      appIsThere();
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByRole('button', { name: 'Remove app' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      await codesAreUnseen();
    },
  );

  test('an app that was set up elsewhere is not offered for removal in its place', async () => {
    statuses[`POST ${path}/totp`] = 409;
    await startSetup(appIsThere);
    expect(await screen.findByRole('button', { name: 'Remove app' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a first passkey whose response was lost leads to new codes', async () => {
    mockRegistration.mockResolvedValue({ id: 'b' });
    statuses[`POST ${path}/passkeys`] = 0;
    current = { ...current, passkeys: [] };
    show(LoadedSection);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await enter(/^Name/, 'My phone');
    await enter(/^Current password/, 'password');
    current = { ...current, passkeys: set.passkeys };
    await userEvent.click(screen.getByText('Continue'));
    expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await codesAreUnseen();
  });

  test('a further passkey whose response was lost does not', async () => {
    mockRegistration.mockResolvedValue({ id: 'b' });
    statuses[`POST ${path}/passkeys`] = 0;
    show(LoadedSection);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await enter(/^Name/, 'My tablet');
    await enter(/^Current password/, 'password');
    showToast.mockClear();
    current = { ...current, passkeys: [phone, tablet] };
    await userEvent.click(screen.getByText('Continue'));
    expect(
      await screen.findByRole('button', { name: 'Remove My tablet', hidden: true }),
    ).toBeVisible();
    expect(showToast).not.toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Second factor set up' }),
    );
  });

  test('after the app is removed, the button that sets up another has the focus', async () => {
    appIsThere();
    show(LoadedSection);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove app' }));
    await enter(/^Current password/, 'password');
    await enter(/^Code/, '123456');
    current = { ...current, hasTotp: false };
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove app' }));
    const setUp = await screen.findByRole('button', { name: 'Set up app' });
    await waitFor(() => expect(setUp).toHaveFocus());
  });

  test('after a passkey is removed, the heading has the focus', async () => {
    show(LoadedSection);
    const remove = await screen.findByRole('button', { name: 'Remove My phone' });
    current = { ...current, passkeys: [] };
    await userEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  });

  test('a passkey that is removed leaves the focus where the user has moved it', async () => {
    const { fetch } = globalThis;
    const answer = deferred();
    globalThis.fetch = async (...request) => {
      if (request[1]?.method === 'DELETE') await answer.promise;
      return fetch(...request);
    };
    show(LoadedSection);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const other = screen.getByRole('button', { name: 'Set up app' });
    act(() => other.focus());
    answer.resolve();
    await waitFor(() =>
      expect(showToast).toHaveBeenLastCalledWith(accountToasts.secondFactorChanged),
    );
    expect(other).toHaveFocus();
  });

  test('a removed passkey cannot be removed again before the passkeys are read', async () => {
    current = { ...current, passkeys: [phone, tablet] };
    show(LoadedSection);
    const remove = await screen.findByRole('button', { name: 'Remove My phone' });
    const { fetch } = globalThis;
    const { promise: reading, resolve: endRead } = deferred();
    globalThis.fetch = async (...request) => {
      if (request[1]?.method === 'DELETE') return fetch(...request);
      await reading;
      throw new TypeError('Failed to fetch');
    };
    showToast.mockClear();
    await userEvent.click(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Remove My tablet' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
    expect(remove).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove My tablet' })).toBeDisabled();
    endRead();
    await waitFor(() => expect(remove).toBeEnabled());
  });

  test('a passkey that was removed elsewhere disappears', async () => {
    statuses[`DELETE ${path}/passkeys/a`] = 404;
    show(LoadedSection);
    const remove = await screen.findByRole('button', { name: 'Remove My phone' });
    current = { ...current, passkeys: [] };
    await userEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
  });
});
