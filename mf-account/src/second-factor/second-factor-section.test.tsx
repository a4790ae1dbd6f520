import '@testing-library/jest-dom';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { accountStore } from '../account-calls';
import { SecondFactorSection } from './second-factor-section';

jest.setTimeout(20_000);

const path = '/api/account/second-factor';
const set: SecondFactor = {
  isRequired: false,
  isConfirmed: false,
  hasTotp: false,
  recoveryCodesLeft: 10,
  passkeys: [{ id: 'a', name: 'My phone', createdAt: '2026-11-22T10:00:00.000Z' }],
  passkeysAvailable: true,
};

/** The calls so far. */
let sent: string[];

beforeEach(() => {
  sent = [];
  let isConfirmed = false;
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    const { pathname } = new URL(String(input), window.location.origin);
    sent.push(`${method} ${pathname}`);
    if (pathname === '/api/account/step-up') isConfirmed = true;
    const refusal = { message: 'Please confirm this', stepUp: ['recovery'] };
    const setup = { secret: 'ABCD EFGH', qrSvg: '<svg/>', options: '{}' };
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

function show() {
  const { reducerPath, reducer, middleware } = accountStore;
  const store = configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) => standard().concat(middleware),
  });
  const secondFactor = { data: set, isFetching: false, refetch: () => undefined };
  render(
    <Provider store={store}>
      <HostContext value={testHost()}>
        <SecondFactorSection secondFactor={secondFactor} email="ada@example.com" />
      </HostContext>
    </Provider>,
  );
}

async function enter(label: RegExp, text: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}

/** Continues with the password, and then confirms with a recovery code. */
async function proveTwice() {
  await enter(/^Current password/, 'password');
  await userEvent.click(screen.getByText('Continue'));
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
