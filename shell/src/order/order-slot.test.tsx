import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ChannelAtOnce, FederationRuntime } from '../remotes/testing/federation-runtime';
import { afterRelease, PageServer, published, show } from '../remotes/testing/page';
import { createShellStore } from '../store/store';

const mockRuntime = new FederationRuntime();
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => mockRuntime }));

const remote = 'mf-account';
const server = new PageServer();
const posted: { version: string; outcome: string }[] = [];

beforeAll(() => {
  show(remote, '1.0.0');
  Object.assign(globalThis, { MessageChannel: ChannelAtOnce });
  performance.getEntriesByType = () => [];
  navigator.sendBeacon = (_address, body) => {
    posted.push(...JSON.parse(String(body)).reports);
    return true;
  };
});

beforeEach(() => {
  posted.length = 0;
  history.replaceState(null, '', '/services?order=jingle');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** Makes a version with this dialog live. */
function release(
  version: string,
  OrderDialog: (props: { onClose: () => void }) => ReactNode,
): void {
  server.answers = afterRelease(published(remote, version));
  mockRuntime.modules[`${remote.replace('-', '_')}/order-dialog`] = { OrderDialog };
}

async function showOrder() {
  const { OrderSlot } = await import('./order-slot');
  render(
    <BrowserRouter>
      <OrderSlot shellStore={createShellStore()} />
    </BrowserRouter>,
  );
}

/** Versions of the reported failures. */
function failedVersions(): readonly string[] {
  window.dispatchEvent(new Event('pagehide'));
  return posted.filter(({ outcome }) => outcome !== 'ok').map(({ version }) => version);
}

function Sound() {
  return <p>Order form</p>;
}

test('Retry does not render the dialog that threw again', async () => {
  let renderings = 0;
  release('1.0.0', () => {
    renderings += 1;
    throw new Error('broken');
  });
  await showOrder();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  renderings = 0;
  release('1.1.0', Sound);
  await userEvent.click(retry);
  expect(await screen.findByText('Order form')).toBeVisible();
  expect(renderings).toBe(0);
  expect(failedVersions()).toEqual(['1.0.0']);
});

/** A button that makes its dialog throw. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

test('a failure is reported for the version of the dialog, not for a newer one in use', async () => {
  const { loadFrom, renewRemote } = await import('../remotes/load-module');
  renewRemote(remote);
  release('1.2.0', Fragile);
  await showOrder();
  const breakIt = await screen.findByRole('button', { name: 'Break' });
  renewRemote(remote);
  release('1.3.0', Sound);
  const select = async (_module: unknown, version: string) => version;
  const request = { remote, expose: './order-dialog', part: 'other', select };
  expect(await act(() => loadFrom(request))).toBe('1.3.0');
  await userEvent.click(breakIt);
  expect(failedVersions()).toEqual(['1.2.0']);
});

test('a dialog whose clean-up throws is closed and can be opened again', async () => {
  Object.assign(globalThis, { reportError: jest.fn() });
  (await import('../remotes/load-module')).renewRemote(remote);
  let cleanUp = (): void => {
    throw new Error('broken');
  };
  release('1.4.0', ({ onClose }) => {
    useEffect(() => () => cleanUp(), []);
    return (
      <button type="button" onClick={onClose}>
        Close
      </button>
    );
  });
  await showOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button')).toBeNull();
  cleanUp = () => {};
  act(() => {
    history.replaceState(null, '', '/services?order=jingle');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});
