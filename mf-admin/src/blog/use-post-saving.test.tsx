import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSignOut } from '../sign-out/use-sign-out';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { postSample } from '../testing/samples';
import type { KeptContent } from './post-content';
import { usePostSaving } from './use-post-saving';

const first = postSample;
const written = (source: string): KeptContent => ({ ...first, category: '', source, doc: {} });

/** A post as the server stores it: it trims texts, and refuses saves of an older version. */
function storedPost() {
  let post = first;
  let isLosing = false;
  let isSignedIn = true;
  let responding: Promise<void> | undefined;
  const writes = answerWith({
    write: async ({ body }) => {
      const { version, source, ...content } = body as AdminPost;
      if (!isSignedIn) return { status: 401, body: { message: '' } };
      if (source === 'Too long') return { status: 422, body: { message: 'It is too long.' } };
      if (version !== post.version) return { status: 409, body: { message: '', current: post } };
      post = { ...post, ...content, source: source.trim(), version: version + 1 };
      const stored = post;
      await responding;
      if (isLosing) throw new TypeError('Failed to fetch');
      return { status: 200, body: stored };
    },
  });
  return {
    writes,
    current: () => post,
    loseResponses: (next: boolean) => {
      isLosing = next;
    },
    /** Holds responses back until the returned function is called. */
    holdResponses: () => {
      const { promise, resolve: release } = deferred();
      responding = promise;
      return release;
    },
    endSession: () => {
      isSignedIn = false;
    },
    savedByOther: (source: string) => {
      post = { ...post, source, version: post.version + 1 };
    },
  };
}

const saving = () =>
  renderHook(({ source }) => usePostSaving(first, written(source), 'ada'), {
    initialProps: { source: 'One' },
    wrapper: PanelFrame,
  });

/** Waits for the pause in typing, and for a retry. */
const pause = (milliseconds = 1000) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a save whose response was lost is no conflict with itself', async () => {
  const server = storedPost();
  server.loseResponses(true);
  const { result, rerender } = saving();
  rerender({ source: 'One, two ' });
  await pause();
  expect(result.current.state.kind).toBe('offline');
  server.loseResponses(false);
  await pause(4000);
  expect(result.current.conflict).toBeNull();
  expect(result.current.state.kind).toBe('saved');
  expect(result.current.post.version).toBe(2);
});

test('what was written after a lost response is saved on top of the version that it stored', async () => {
  const server = storedPost();
  server.loseResponses(true);
  const { result, rerender } = saving();
  rerender({ source: 'One, two' });
  await pause();
  server.loseResponses(false);
  rerender({ source: 'One, two, three' });
  await pause();
  expect(result.current.conflict).toBeNull();
  expect(server.current()).toMatchObject({ source: 'One, two, three', version: 3 });
  expect(result.current.state.kind).toBe('saved');
});

test('a version that somebody else saved is a conflict', async () => {
  const server = storedPost();
  server.savedByOther('Theirs');
  const { result, rerender } = saving();
  rerender({ source: 'One, two' });
  await pause();
  expect(result.current.conflict).toMatchObject({ source: 'Theirs', version: 2 });
  expect(server.current().source).toBe('Theirs');
});

test('what is written during a conflict is kept in the browser', async () => {
  const server = storedPost();
  server.savedByOther('Theirs');
  const { result, rerender } = saving();
  rerender({ source: 'One, two' });
  await pause();
  rerender({ source: 'One, two, three' });
  await pause();
  expect(server.writes).toHaveLength(1);
  const kept = () => draftOf<KeptContent>(`post-${first.id}`, 'ada').values()?.source;
  expect(kept()).toBe('One, two, three');
  act(() => result.current.dropMine());
  expect(kept()).toBeUndefined();
});

test('text that is taken back while its save is in progress is saved as it is now', async () => {
  const server = storedPost();
  const release = server.holdResponses();
  const { result, rerender } = saving();
  rerender({ source: 'One, two' });
  await pause();
  rerender({ source: 'One' });
  release();
  await pause(5000);
  expect(server.current()).toMatchObject({ source: 'One', version: 3 });
  expect(result.current.state.kind).toBe('saved');
});

test('text that is taken back after its response was lost is saved as it is now', async () => {
  const server = storedPost();
  server.loseResponses(true);
  const { result, rerender } = saving();
  rerender({ source: 'One, two' });
  await pause();
  server.loseResponses(false);
  rerender({ source: 'One' });
  await pause(5000);
  expect(server.current()).toMatchObject({ source: 'One', version: 3 });
  expect(result.current.state.kind).toBe('saved');
});

test('text that is taken back before it was sent counts as saved', async () => {
  const server = storedPost();
  const { result, rerender } = saving();
  rerender({ source: 'One,' });
  expect(result.current.state.kind).toBe('unsaved');
  rerender({ source: 'One' });
  expect(result.current.state).toEqual({ kind: 'saved', at: first.savedAt });
  await pause(5000);
  expect(server.current().version).toBe(1);
});

test('refused text that is taken back counts as saved', async () => {
  storedPost();
  const { result, rerender } = saving();
  rerender({ source: 'Too long' });
  await pause();
  expect(result.current.state.kind).toBe('refused');
  rerender({ source: 'One' });
  expect(result.current.state.kind).toBe('saved');
});

/** The editor in a shell whose sign-out ends the session and clears the storage of the tab. */
function signedIn(server: ReturnType<typeof storedPost>, isReachable = true) {
  const sessionEnded = jest.fn();
  const signOut = jest.fn(async () => {
    if (!isReachable) return;
    server.endSession();
    sessionStorage.clear();
  });
  const Frame = ({ children }: { readonly children: ReactNode }) => (
    <PanelFrame host={{ signOut, sessionEnded }}>{children}</PanelFrame>
  );
  const { result, rerender, unmount } = renderHook(
    ({ source }) => {
      usePostSaving(first, written(source), 'ada');
      return useSignOut();
    },
    { initialProps: { source: 'One' }, wrapper: Frame },
  );
  return {
    sessionEnded,
    signOut,
    write: (source: string) => rerender({ source }),
    pressLogout: () =>
      act(async () => {
        void result.current();
        await jest.advanceTimersByTimeAsync(0);
      }),
    /** What the shell does after a sign-out. */
    leave: async () => {
      unmount();
      await pause(5000);
    },
  };
}

test('what was typed last is saved before a sign-out', async () => {
  const server = storedPost();
  const page = signedIn(server);
  page.write('One, two');
  await page.pressLogout();
  expect(page.signOut).toHaveBeenCalledTimes(1);
  expect(server.current()).toMatchObject({ source: 'One, two', version: 2 });
});

test('a refused text is neither kept nor sent again after a sign-out', async () => {
  const server = storedPost();
  const page = signedIn(server);
  page.write('Too long');
  await page.pressLogout();
  expect(page.signOut).toHaveBeenCalledTimes(1);
  await page.leave();
  expect(server.writes).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  expect(page.sessionEnded).not.toHaveBeenCalled();
});

test('what could not be saved is kept in the browser if the sign-out fails', async () => {
  const server = storedPost();
  server.holdResponses();
  const page = signedIn(server, false);
  page.write('One, two');
  await page.pressLogout();
  await pause(3000);
  await page.leave();
  expect(sessionStorage).toHaveLength(1);
});

test('a session that had ended before the sign-out is not reported', async () => {
  const server = storedPost();
  const page = signedIn(server);
  server.endSession();
  page.write('One, two');
  await page.pressLogout();
  await page.leave();
  expect(sessionStorage).toHaveLength(0);
  expect(page.sessionEnded).not.toHaveBeenCalled();
});

test('a sign-out waits three seconds for a save, which then stores nothing in the browser', async () => {
  const server = storedPost();
  const release = server.holdResponses();
  server.loseResponses(true);
  const page = signedIn(server);
  page.write('One, two');
  await page.pressLogout();
  await pause(2900);
  expect(page.signOut).not.toHaveBeenCalled();
  await pause(100);
  expect(page.signOut).toHaveBeenCalledTimes(1);
  release();
  await page.leave();
  expect(sessionStorage).toHaveLength(0);
});
