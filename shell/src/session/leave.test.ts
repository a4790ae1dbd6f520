import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { createShellStore } from '../store/store';
import { finishLeaving, leaveThroughServer } from './leave';
import { setSession } from './refresh-session';

const setHint = (maxAge: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it.
  document.cookie = `nc_signed_in=1; max-age=${maxAge}`;
};

/** Signs out by a navigation, which jsdom reports as an error and ignores. */
function leave() {
  const shellStore = createShellStore();
  setSession(shellStore, { status: 'authenticated', user: testUser });
  const reset = jest.spyOn(shellStore, 'resetParts');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('northcast:contact', '{}');
  leaveThroughServer(shellStore);
  return { session: shellStore.store.getState().session, reset };
}

const hasDraft = () => sessionStorage.getItem('northcast:contact') !== null;

beforeEach(() => {
  sessionStorage.clear();
  setHint(60);
});
afterEach(() => jest.restoreAllMocks());

test('a page that the user leaves by signing out forgets the user before the navigation', () => {
  const { session, reset } = leave();
  expect(session).toEqual({ status: 'unknown' });
  expect(reset).toHaveBeenCalled();
});

test('a sign-out by navigation deletes the drafts once it has succeeded', () => {
  leave();
  setHint(0);
  finishLeaving();
  expect(sessionStorage).toHaveLength(0);
});

test('a sign-out by navigation that failed keeps the drafts, also after the session expires', () => {
  leave();
  finishLeaving();
  setHint(0);
  finishLeaving();
  expect(hasDraft()).toBe(true);
});

test('a visitor who did not sign out keeps the drafts', () => {
  setHint(0);
  sessionStorage.setItem('northcast:contact', '{}');
  finishLeaving();
  expect(hasDraft()).toBe(true);
});

test('a page that is not left after all checks its session again, and keeps the drafts', async () => {
  jest.useFakeTimers();
  const shellStore = createShellStore();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('northcast:contact', '{}');
  globalThis.fetch = async () =>
    ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(testUser),
    }) as Response;
  leaveThroughServer(shellStore);
  await jest.advanceTimersByTimeAsync(40_000);
  jest.useRealTimers();
  expect(shellStore.store.getState().session).toEqual({ status: 'authenticated', user: testUser });
  setHint(0);
  finishLeaving();
  expect(hasDraft()).toBe(true);
});
