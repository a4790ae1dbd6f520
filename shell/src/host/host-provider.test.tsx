import { type Host, useHost } from '@northcast/shared-contracts/host/host';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { setSession } from '../session/refresh-session';
import { createShellStore, type ShellStore } from '../store/store';
import { HostProvider } from './host-provider';

class SilentChannel extends EventTarget {
  readonly postMessage = () => undefined;
}

function Order() {
  const { openOrder } = useHost();
  return (
    <button type="button" onClick={() => openOrder('jingle')}>
      Order
    </button>
  );
}

test('opening an order keeps the other parameters and the hash of the address', () => {
  history.replaceState(null, '', '/services?show=video#list');
  render(
    <BrowserRouter>
      <HostProvider shellStore={createShellStore()}>
        <Order />
      </HostProvider>
    </BrowserRouter>,
  );
  const { length } = history;
  fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  const { pathname, search, hash } = location;
  expect(pathname + search + hash).toBe('/services?show=video&order=jingle#list');
  expect(history.length).toBe(length + 1);
});

/** Renders a page, changes its query, and returns the hosts that the page has received. */
function changeQuery(shellStore: ShellStore): readonly Host[] {
  history.replaceState(null, '', '/services');
  const hosts: Host[] = [];
  function Probe() {
    const [, setQuery] = useSearchParams();
    hosts.push(useHost());
    return (
      <button type="button" onClick={() => setQuery({ show: 'video' })}>
        Filter
      </button>
    );
  }
  render(
    <BrowserRouter>
      <HostProvider shellStore={shellStore}>
        <Probe />
      </HostProvider>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(location.search).toBe('?show=video');
  return hosts;
}

test('its functions stay the same when the query or the session changes', () => {
  const shellStore = createShellStore();
  const hosts = changeQuery(shellStore);
  act(() => setSession(shellStore, { status: 'anonymous' }));
  const [first, last] = [hosts[0], hosts.at(-1)];
  expect(last).toEqual({ ...first, session: { status: 'anonymous' } });
});

test('a user whose session has ended returns to the page with its current query', () => {
  jest.useFakeTimers();
  // jsdom lacks it; other tabs are told through it.
  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  const shellStore = createShellStore();
  setSession(shellStore, { status: 'authenticated', user: testUser });
  const [host] = changeQuery(shellStore);
  act(() => {
    host?.sessionEnded('sessionExpired');
    jest.runAllTimers();
  });
  jest.useRealTimers();
  expect(location.pathname).toBe('/auth');
  expect(new URLSearchParams(location.search).get('next')).toBe('/services?show=video');
});
