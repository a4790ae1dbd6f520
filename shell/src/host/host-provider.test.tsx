import { type Host, useHost } from '@northcast/shared-contracts/host/host';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useSearchParams } from 'react-router-dom';
import { setSession } from '../session/refresh-session';
import { toastShown } from '../store/shell-state';
import { createShellStore, type ShellStore } from '../store/store';
import { ToastSlot } from '../toast/toast-slot';
import { HostProvider } from './host-provider';

/** Tells the other tabs. */
const tell = jest.fn();

class SilentChannel extends EventTarget {
  readonly postMessage = tell;
}

// jsdom lacks it.
beforeAll(() => void Object.assign(globalThis, { BroadcastChannel: SilentChannel }));
afterEach(() => jest.useRealTimers());

function Order({ slug }: { readonly slug: string }) {
  const { openOrder } = useHost();
  return (
    <button type="button" onClick={() => openOrder(slug)}>
      {slug}
    </button>
  );
}

const address = () => location.pathname + location.search + location.hash;
const order = (slug: string) => fireEvent.click(screen.getByRole('button', { name: slug }));

function showOrders() {
  history.replaceState(null, '', '/services?show=video#list');
  render(
    <BrowserRouter>
      <HostProvider shellStore={createShellStore()}>
        <Order slug="jingle" />
        <Order slug="mixing" />
      </HostProvider>
    </BrowserRouter>,
  );
}

test('opening an order keeps the other parameters and the hash of the address', () => {
  showOrders();
  const { length } = history;
  order('jingle');
  expect(address()).toBe('/services?show=video&order=jingle#list');
  expect(history.length).toBe(length + 1);
});

test('a double click on an order creates one history entry', () => {
  showOrders();
  const { length } = history;
  order('jingle');
  order('jingle');
  expect(history.length).toBe(length + 1);
});

test('another order replaces the entry of the first, and closes in the same way', () => {
  showOrders();
  const { length } = history;
  order('jingle');
  const { usr } = history.state;
  order('mixing');
  expect(address()).toBe('/services?show=video&order=mixing#list');
  expect(history.length).toBe(length + 1);
  expect(history.state.usr).toEqual(usr);
});

test('an order in place of one that the document opened is not closed by going back', () => {
  showOrders();
  history.replaceState(null, '', '/services?order=jingle');
  order('mixing');
  expect(address()).toBe('/services?order=mixing');
  expect(history.state.usr?.openedHere).toBeUndefined();
});

test.each([
  { title: {} },
  { title: 'Saved', description: {} },
  { title: 'Saved', detail: {} },
  { title: 'Saved', action: {} },
])(
  'the toast %j, which has a text that is not a string, is reported and not shown',
  async (toast) => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Probe() {
      const { showToast } = useHost();
      return [toast, { title: 'Sound' }].map((each) => (
        <button key={String(each.title)} type="button" onClick={() => showToast(each as never)}>
          {each === toast ? 'Faulty' : 'Next'}
        </button>
      ));
    }
    const shellStore = createShellStore();
    render(
      <BrowserRouter>
        <HostProvider shellStore={shellStore}>
          <Probe />
          <ToastSlot shellStore={shellStore} />
        </HostProvider>
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Sound');
    fireEvent.click(screen.getByRole('button', { name: 'Faulty' }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Sound')).not.toBeNull();
    expect(reported.mock.calls).toEqual([[expect.any(TypeError)]]);
    jest.restoreAllMocks();
  },
);

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

/** The page of a signed-in user, whose calls succeed. */
function showSignedIn() {
  globalThis.fetch = async () =>
    ({ ok: true, status: 204, headers: new Headers(), text: async () => '' }) as Response;
  const shellStore = createShellStore();
  setSession(shellStore, { status: 'authenticated', user: testUser });
  const [host] = changeQuery(shellStore);
  return { host, shellStore };
}

test('its functions stay the same when the query or the session changes', () => {
  const shellStore = createShellStore();
  const hosts = changeQuery(shellStore);
  act(() => setSession(shellStore, { status: 'anonymous' }));
  const [first, last] = [hosts[0], hosts.at(-1)];
  expect(last).toEqual({ ...first, session: { status: 'anonymous' } });
});

test('a sign-out on the page that follows it adds no history entry, and focuses the heading', async () => {
  const { host } = showSignedIn();
  render(
    <main>
      <h1>Services</h1>
    </main>,
  );
  const { length } = history;
  await act(async () => await host?.signOut('/services'));
  expect(history).toHaveLength(length);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('other tabs are told whether their user has left or the session has ended', async () => {
  const { host } = showSignedIn();
  tell.mockClear();
  await act(async () => await host?.signOut());
  jest.useFakeTimers();
  act(() => host?.sessionEnded('sessionExpired'));
  act(() => jest.runAllTimers());
  expect(tell.mock.calls).toEqual([['left'], ['signed-out']]);
});

test('a second report of the end of a session changes nothing', () => {
  jest.useFakeTimers();
  const { host, shellStore } = showSignedIn();
  act(() => {
    host?.sessionEnded('sessionExpired');
    host?.sessionEnded('unauthorized');
  });
  expect(shellStore.store.getState().toast.toast?.title).toBe('Session Expired');
  act(() => jest.runAllTimers());
  expect(location.pathname).toBe('/auth');
});

function Guarded() {
  const { sessionEnded } = useHost();
  return (
    <>
      <button type="button" onClick={() => sessionEnded('unauthorized')}>
        Refuse
      </button>
      <Link to="/dashboard/account">Account</Link>
      <Link to="/pricing">Pricing</Link>
    </>
  );
}

/** Shows a page that needs a session. */
function showGuarded(shellStore: ShellStore): ShellStore {
  history.replaceState(null, '', '/dashboard');
  render(
    <BrowserRouter>
      <HostProvider shellStore={shellStore}>
        <Guarded />
      </HostProvider>
    </BrowserRouter>,
  );
  return shellStore;
}

const refuse = () => fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));

test('a user who goes on to a public page during the notice stays there, signed out', () => {
  jest.useFakeTimers();
  const shellStore = createShellStore();
  setSession(shellStore, { status: 'authenticated', user: testUser });
  showGuarded(shellStore);
  refuse();
  fireEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  act(() => jest.runAllTimers());
  expect(location.pathname).toBe('/pricing');
  expect(shellStore.store.getState().session).toEqual({ status: 'anonymous' });
});

/** Leaves a page that needs a session for a public one during a notice. @returns the notice then */
function leaveDuringNotice(meanwhile: (shellStore: ShellStore) => void = () => undefined) {
  jest.useFakeTimers();
  const shellStore = createShellStore();
  showGuarded(shellStore);
  refuse();
  fireEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  meanwhile(shellStore);
  act(() => jest.runAllTimers());
  expect(location.pathname).toBe('/pricing');
  return shellStore.store.getState().toast.toast;
}

test('the notice of the redirect to sign-in does not stay on a public page', () => {
  expect(leaveDuringNotice()).toBeNull();
});

test('the notice of another page that waits for its redirect stays', () => {
  jest.useFakeTimers();
  const { store } = showGuarded(createShellStore());
  refuse();
  act(() => jest.advanceTimersByTime(3_400));
  fireEvent.click(screen.getByRole('link', { name: 'Account' }));
  refuse();
  act(() => jest.advanceTimersByTime(200));
  expect(store.getState().toast.toast?.title).toBe('Unauthorized');
});

test('a later notice stays on the public page', () => {
  const later = { title: 'Copied' };
  expect(leaveDuringNotice(({ store }) => void store.dispatch(toastShown(later)))).toBe(later);
});

test('a visitor who changes the page during the notice is sent to sign-in from there', () => {
  jest.useFakeTimers();
  // jsdom reports navigations as errors and ignores them.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shellStore = createShellStore();
  setSession(shellStore, { status: 'anonymous' });
  showGuarded(shellStore);
  refuse();
  fireEvent.click(screen.getByRole('link', { name: 'Account' }));
  expect(location.pathname).toBe('/dashboard/account');
  refuse();
  act(() => jest.runAllTimers());
  const navigation = expect.objectContaining({ message: expect.stringContaining('navigation') });
  expect(reported).toHaveBeenCalledWith(navigation);
  reported.mockRestore();
});

test('a user whose session has ended returns to the page with its current query and hash', () => {
  jest.useFakeTimers();
  const { host } = showSignedIn();
  location.hash = 'new';
  act(() => {
    host?.sessionEnded('sessionExpired');
    jest.runAllTimers();
  });
  expect(location.pathname).toBe('/auth');
  expect(new URLSearchParams(location.search).get('next')).toBe('/services?show=video#new');
});
