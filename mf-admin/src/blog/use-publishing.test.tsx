import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { postSample } from '../testing/samples';
import type { KeptContent } from './post-content';
import { usePostSaving } from './use-post-saving';
import { usePublishing } from './use-publishing';

const first: AdminPost = { ...postSample, version: 5 };
const written = (source: string): KeptContent => ({ ...first, category: '', source, doc: {} });
const time = '2026-12-01T09:00:00.000Z';
const versionId = '01a1fb29-86ab-7903-95b6-d92a52d0ad1e';

/**
 * A post as the server stores it: it refuses what refers to an older version, and a repeated call
 * gets its first response.
 */
function storedPost() {
  let post = first;
  let isLosing = false;
  const responses = new Map<string | null, AdminPost>();
  const changeOf = (path: string, body: Partial<AdminPost>): Partial<AdminPost> => {
    if (path.endsWith('/publish')) return { status: 'published', hasChanges: false };
    if (path.endsWith('/schedule')) return { ...body, status: 'scheduled', hasChanges: false };
    if (path.endsWith('/unpublish')) return { status: 'draft', hasChanges: true };
    if (path.endsWith('/restore')) return { source: 'Kept' };
    return body;
  };
  const writes = answerWith({
    write: async ({ path, body, idempotencyKey }) => {
      const { version, ...sent } = body as AdminPost;
      const response = responses.get(idempotencyKey);
      if (response) return { status: 200, body: response };
      if (version !== post.version) {
        return { status: 409, body: { message: problems.stale, current: post } };
      }
      post = { ...post, ...changeOf(path, sent), version: version + 1 };
      const stored = post;
      if (idempotencyKey !== null) responses.set(idempotencyKey, stored);
      if (isLosing) throw new TypeError('Failed to fetch');
      await Promise.resolve();
      return { status: 200, body: stored };
    },
  });
  return {
    writes,
    current: () => post,
    loseResponses: (next: boolean) => {
      isLosing = next;
    },
    changedByOther: (change: Partial<AdminPost>) => {
      post = { ...post, ...change, version: post.version + 1 };
    },
  };
}

function editor() {
  const showToast = jest.fn();
  const Frame = ({ children }: { readonly children: ReactNode }) => (
    <PanelFrame host={{ showToast }}>{children}</PanelFrame>
  );
  const { result, rerender } = renderHook(
    ({ source }) => {
      const saving = usePostSaving(first, written(source), 'ada');
      return { saving, publishing: usePublishing({ id: first.id, ...saving }) };
    },
    { initialProps: { source: 'One' }, wrapper: Frame },
  );
  return {
    showToast,
    saving: () => result.current.saving,
    write: (source: string) => rerender({ source }),
    publish: () => act(() => result.current.publishing.publish()),
    unpublish: () => act(() => result.current.publishing.unpublish()),
    schedule: () => act(() => result.current.publishing.schedule(time)),
    restore: () => act(() => result.current.publishing.restore(versionId)),
    errors: () => result.current.publishing.errors,
    running: () => result.current.publishing.running,
    /** Calls without waiting for the response. */
    startPublishing: () => act(() => void result.current.publishing.publish()),
    startRestoring: () => act(() => void result.current.publishing.restore(versionId)),
  };
}

beforeEach(() => sessionStorage.clear());

test('what somebody else wrote is shown, and after the choice the post can be published', async () => {
  const server = storedPost();
  server.changedByOther({ source: 'Theirs' });
  const page = editor();
  await page.publish();
  expect(page.saving().conflict).toMatchObject({ source: 'Theirs', version: 6 });
  expect(server.current().status).toBe('draft');
  act(() => page.saving().keepMine());
  await waitFor(() => expect(page.saving().post.version).toBe(7));
  await page.publish();
  expect(server.current()).toMatchObject({ source: 'One', status: 'published' });
  expect(page.showToast).toHaveBeenLastCalledWith(toasts.postPublished);
});

test.each(['publish', 'schedule'] as const)(
  'a press of %s whose response was lost is no conflict with itself',
  async (action) => {
    const server = storedPost();
    const page = editor();
    server.loseResponses(true);
    await page[action]();
    server.loseResponses(false);
    await page[action]();
    const done = action === 'publish' ? toasts.postPublished : toasts.postScheduled;
    expect(page.showToast).toHaveBeenLastCalledWith(done);
    expect(page.saving().conflict).toBeNull();
    expect(page.saving().post).toEqual(server.current());
    expect(server.current().version).toBe(6);
  },
);

test.each([
  ['the title', 'title', null],
  ['the time', 'scheduledFor', 'Wrong'],
])('what is wrong with %s is shown at its field', async (_name, path, said) => {
  const body = { message: '', errors: [{ path, message: 'Wrong' }] };
  answerWith({ write: async () => ({ status: 422, body }) });
  const page = editor();
  expect(await page.schedule()).toBe(said);
  expect(page.errors()).toEqual({ [path]: 'Wrong' });
});

test('what is written after a lost response is saved on top of the version that it stored', async () => {
  const server = storedPost();
  const page = editor();
  server.loseResponses(true);
  await page.publish();
  server.loseResponses(false);
  page.write('One, two');
  await act(() => page.saving().flush());
  expect(page.saving().conflict).toBeNull();
  expect(server.current()).toMatchObject({ source: 'One, two', status: 'published', version: 7 });
});

test('a status that somebody else chose is shown, and the next press applies to it', async () => {
  const server = storedPost();
  const page = editor();
  await page.publish();
  server.changedByOther({ status: 'scheduled', scheduledFor: time });
  await page.unpublish();
  expect(page.showToast).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: problems.stale }),
  );
  expect(page.saving().post.status).toBe('scheduled');
  await page.unpublish();
  expect(page.showToast).toHaveBeenLastCalledWith(toasts.postUnpublished);
  expect(server.current().status).toBe('draft');
});

test('what is written while the post is published is saved afterwards', async () => {
  const server = storedPost();
  const page = editor();
  page.startPublishing();
  page.write('One, two');
  await act(() => page.saving().flush());
  expect(server.writes.map(({ body }) => (body as AdminPost).version)).toEqual([5, 6]);
  expect(page.saving().conflict).toBeNull();
  expect(server.current()).toMatchObject({ source: 'One, two', version: 7 });
});

test('two saves at once do not refer to the same version', async () => {
  const server = storedPost();
  const page = editor();
  page.write('One, two');
  const { flush } = page.saving();
  await act(() => Promise.all([flush(), flush(), flush()]));
  expect(server.writes).toHaveLength(1);
});

test('what is written is saved before a version is restored', async () => {
  const server = storedPost();
  const page = editor();
  page.write('One, two');
  const answer = await page.restore();
  expect(answer?.data).toEqual(server.current());
  expect(server.writes.map(({ body }) => body)).toMatchObject([
    { source: 'One, two', version: 5 },
    { version: 6 },
  ]);
  expect(page.saving().state.kind).toBe('saved');
});

test('what somebody else wrote is shown instead of the version that was to be restored', async () => {
  const server = storedPost();
  server.changedByOther({ source: 'Theirs' });
  const page = editor();
  await page.restore();
  expect(page.saving().conflict).toMatchObject({ source: 'Theirs', version: 6 });
  expect(page.showToast).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: problems.stale }),
  );
  expect(server.current().source).toBe('Theirs');
});

test('a restored version whose response was lost is no conflict with itself', async () => {
  const server = storedPost();
  const page = editor();
  server.loseResponses(true);
  await page.restore();
  expect(page.showToast).toHaveBeenCalledTimes(1);
  server.loseResponses(false);
  const answer = await page.restore();
  expect(answer?.data).toEqual(server.current());
  expect(page.saving().conflict).toBeNull();
  expect(server.current()).toMatchObject({ source: 'Kept', version: 6 });
});

test('the post is busy while a version is restored', async () => {
  storedPost();
  const page = editor();
  page.startRestoring();
  expect(page.running()).toBe('restore');
  await waitFor(() => expect(page.running()).toBeNull());
});
