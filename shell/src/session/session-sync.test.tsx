import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, render, screen } from '@testing-library/react';
import { createShellStore } from '../store/store';
import { leaveThroughServer } from './leave';
import { SessionSync } from './session-sync';

/** Whether the server answers. */
let isUp: boolean;
let requests: number;

/** What the page has told the other tabs. */
let told: unknown[];
/** Channels that the page has opened. */
const channels: Channel[] = [];

class Channel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(event: unknown) {
    told.push(event);
  }
  close() {}
}

const setHint = (isSet: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it.
  document.cookie = `nc_signed_in=1; max-age=${isSet ? 60 : 0}`;
};

beforeEach(() => {
  jest.useFakeTimers();
  isUp = false;
  requests = 0;
  told = [];
  setHint(true);
  Object.assign(globalThis, { BroadcastChannel: Channel });
  globalThis.fetch = async () => {
    requests += 1;
    const text = JSON.stringify(isUp ? testUser : { status: 503 });
    return {
      ok: isUp,
      status: isUp ? 200 : 503,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => JSON.parse(text),
      text: async () => text,
    } as Response;
  };
});

afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function showUnreachable() {
  const shellStore = createShellStore();
  render(<SessionSync shellStore={shellStore} />);
  await wait(0);
  const whoIs = () => shellStore.store.getState().session;
  expect(whoIs()).toEqual({ status: 'unknown', isUnreachable: true });
  return whoIs;
}

test('a server that does not answer is asked again, each time after a longer delay', async () => {
  const whoIs = await showUnreachable();
  await wait(9_000);
  expect(requests).toBe(1);
  await wait(1_000);
  expect(requests).toBe(2);
  await wait(19_000);
  expect(requests).toBe(2);
  isUp = true;
  await wait(1_000);
  expect(whoIs()).toMatchObject({ status: 'authenticated', user: testUser });
  await wait(600_000);
  expect(requests).toBe(3);
});

test.each([
  ['the browser is back online', () => window.dispatchEvent(new Event('online'))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it is asked at once when %s', async (_event, happen) => {
  const whoIs = await showUnreachable();
  isUp = true;
  happen();
  await wait(0);
  expect(whoIs()).toMatchObject({ status: 'authenticated' });
});

test('a page restored from the back/forward cache forgets its user if the check fails', async () => {
  isUp = true;
  const shellStore = createShellStore();
  render(<SessionSync shellStore={shellStore} />);
  await wait(0);
  expect(shellStore.store.getState().session).toEqual({ status: 'authenticated', user: testUser });
  const reset = jest.spyOn(shellStore, 'resetParts');
  isUp = false;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await wait(0);
  expect(shellStore.store.getState().session).toEqual({ status: 'unknown', isUnreachable: true });
  expect(reset).toHaveBeenCalled();
});

test.each([
  ['a signed-in user', true, false],
  ['a visitor', false, true],
])('a page of %s (%s) restored without a session keeps drafts: %s', async (...given) => {
  const [, isSignedIn, isKept] = given;
  isUp = true;
  setHint(isSignedIn);
  const shellStore = createShellStore();
  render(<SessionSync shellStore={shellStore} />);
  await wait(0);
  sessionStorage.setItem('northcast:contact', '{}');
  setHint(false);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(shellStore.store.getState().session).toEqual({ status: 'anonymous' });
  expect(sessionStorage.getItem('northcast:contact') !== null).toBe(isKept);
});

test.each([
  ['left', false],
  ['signed-out', true],
  ['signed-in', true],
])('after another tab has announced %s, this tab keeps drafts: %s', async (event, isKept) => {
  sessionStorage.setItem('northcast:contact', '{}');
  render(<SessionSync shellStore={createShellStore()} />);
  await wait(0);
  channels.at(-1)?.dispatchEvent(new MessageEvent('message', { data: event }));
  await wait(0);
  expect(sessionStorage.getItem('northcast:contact') !== null).toBe(isKept);
  expect(requests).toBe(2);
});

test('the page after a sign-out by navigation deletes the drafts, also of other tabs', () => {
  // jsdom does not navigate, and reports that as an error.
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('northcast:contact', '{}');
  leaveThroughServer(createShellStore());
  errors.mockRestore();
  expect(sessionStorage.getItem('northcast:contact')).not.toBeNull();
  setHint(false);
  render(<SessionSync shellStore={createShellStore()} />);
  expect(sessionStorage).toHaveLength(0);
  expect(told).toEqual(['left']);
});

test('the page of a visitor keeps the drafts of other tabs', () => {
  setHint(false);
  render(<SessionSync shellStore={createShellStore()} />);
  expect(told).toEqual(['signed-out']);
});

test('the page stays if the browser forbids storage, and channels between tabs with it', () => {
  const { unmount } = render(<SessionSync shellStore={createShellStore()} />);
  // Closes the channel, so that the component opens another one.
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  class ForbiddenChannel {
    constructor() {
      throw new DOMException('', 'SecurityError');
    }
  }
  Object.assign(globalThis, { BroadcastChannel: ForbiddenChannel });
  setHint(false);
  render(
    <>
      <p>Page</p>
      <SessionSync shellStore={createShellStore()} />
    </>,
  );
  expect(screen.getByText('Page')).toBeInTheDocument();
});
