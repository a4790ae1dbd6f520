import '@testing-library/jest-dom';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { AdminPost, PostVersion } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { postSample } from '../testing/samples';
import type { KeptContent } from './post-content';
import { Page } from './post-page';
import { parsedHtml } from './read-html';

const post = postSample;
/** A post that was written before posts had Markdown. */
const bare: AdminPost = { ...post, source: '', html: '<p>Old</p>' };
const theirs: AdminPost = { ...post, source: 'Theirs', html: '<p>Theirs</p>', version: 2 };
const version: PostVersion = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e',
  createdAt: post.createdAt,
  kind: 'saved',
  title: post.title,
  excerpt: '',
  words: 1,
};
const draft = draftOf<KeptContent>(`post-${post.id}`, testUser.id);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByRole('textbox', { name: 'Text of the post' });
const heading = () => screen.getByRole('heading', { level: 1 });

/** Opens the post. If `current` is newer, somebody else has saved it in the meantime. */
async function open(current = post, first = post) {
  const writes = answerWith({
    read: ({ path }) => (path.endsWith('/versions') ? [version] : first),
    write: async ({ path, body }) => {
      if (path.endsWith('/editors')) return { status: 200, body: { others: [] } };
      await responding;
      const { version: seen } = body as AdminPost;
      const stored = {
        ...(path.endsWith('/restore') ? theirs : { ...current, ...(body as AdminPost) }),
        ...(path.endsWith('/unpublish') ? { status: 'draft' } : {}),
      };
      return seen === current.version
        ? { status: 200, body: { ...stored, version: seen + 1 } }
        : { status: 409, body: { message: '', current } };
    },
  });
  render(
    <PanelFrame address={`/admin/blog/${post.id}`} host={{ showToast }}>
      <main>
        <Routes>
          <Route path="/admin/blog/:id" element={<Page />} />
        </Routes>
      </main>
    </PanelFrame>,
  );
  await screen.findByRole('textbox', { name: 'Title' });
  return { saves: () => writes.filter(({ path }) => path.endsWith(post.id)) };
}

async function openConflict(openWindow: typeof window.open = () => null) {
  window.open = openWindow;
  const page = await open(theirs);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await press('Preview');
  await screen.findByRole('button', { name: 'Use theirs' });
  return page;
}

const showToast = jest.fn();

/** Writes wait for it. */
let responding: Promise<void> | undefined;

beforeEach(() => {
  responding = undefined;
  sessionStorage.clear();
  window.open = () => null;
  // The editor scrolls to the caret, and jsdom lacks both.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

const words = parsedHtml('<p>Kept</p>').toJSON();

test.each(['Use it', 'Leave it'])('the focus moves to the text after %s', async (choice) => {
  draft.keep({ ...post, category: '', source: 'Kept', doc: words });
  await open();
  await press(choice);
  await waitFor(() => expect(text()).toHaveFocus());
  expect(text()).toHaveTextContent(choice === 'Use it' ? 'Kept' : 'One');
});

test('text that was left is not offered again', async () => {
  draft.keep({ ...post, category: '', source: 'Kept', doc: words });
  await open();
  await press('Leave it');
  expect(draft.values()).toBeUndefined();
});

test('text that is still offered stays stored when something else is saved', async () => {
  const replace = jest.fn();
  window.open = () => Object.assign(Object.create(null), { location: { replace } });
  draft.keep({ ...post, category: '', source: 'Kept', doc: words });
  const { saves } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await press('Preview');
  // The preview is shown after everything has been saved.
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(saves().at(-1)?.body).toMatchObject({ title: 'Microphones!' });
  expect(draft.values()).toMatchObject({ source: 'Kept' });
  await press('Leave it');
  expect(draft.values()).toBeUndefined();
});

test('the preview of a text that could not be saved is not shown, and a toast says why', async () => {
  const shown = { close: jest.fn(), location: { replace: jest.fn() } };
  await openConflict(() => Object.assign(Object.create(null), shown));
  expect(shown.close).toHaveBeenCalledTimes(1);
  expect(shown.location.replace).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
});

test("the focus moves to the text after 'Keep my text'", async () => {
  await openConflict();
  await press('Keep my text');
  await waitFor(() => expect(text()).toHaveFocus());
});

test("the focus moves to the heading after 'Use theirs', which gives up one's own text", async () => {
  const { saves } = await openConflict();
  const count = saves().length;
  await press('Use theirs');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(text()).toHaveTextContent('Theirs');
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  expect(draft.values()).toBeUndefined();
  expect(saves()).toHaveLength(count);
});

test('the focus moves to the heading after a version is restored', async () => {
  await open();
  await press('Versions');
  await screen.findByRole('button', { name: /^Restore the version of/ });
  await press(/^Restore the version of/);
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(text()).toHaveTextContent('Theirs');
});

test.each([
  ['Unpublish', { ...post, status: 'published' as const }],
  ['Cancel schedule', { ...post, status: 'scheduled' as const, scheduledFor: post.createdAt }],
])('%s is busy, and the focus then moves to the first action', async (name, shown) => {
  const { promise, resolve: respond } = deferred();
  await open(shown, shown);
  responding = promise;
  const button = screen.getByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  for (const action of screen.getAllByRole('button', { name: /^Publish/ })) {
    expect(action).toBeDisabled();
    expect(action).not.toHaveAttribute('aria-busy');
  }
  respond();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish now' })).toHaveFocus());
});

test('a post without Markdown keeps its text when only its title is changed', async () => {
  const { saves } = await open(bare, bare);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await press('Preview');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ title: 'Microphones!', source: 'Old' });
});

test('a post without Markdown is not saved when it is only opened', async () => {
  const replace = jest.fn();
  window.open = () => Object.assign(Object.create(null), { location: { replace } });
  const { saves } = await open(bare, bare);
  await press('Preview');
  // The preview is shown after everything has been saved.
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(saves()).toEqual([]);
});

test('each of several pictures that are pasted is asked for and inserted', async () => {
  await open();
  const files = ['a', 'b', 'c'].map((name) => new File(['.'], name, { type: 'image/png' }));
  fireEvent.paste(text(), { clipboardData: { files, getData: () => '' } });
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ src: '/pictures/1' }) }) as Response;
  for (const name of ['a', 'b', 'c']) {
    await screen.findByText(`Chosen: ${name}`);
    expect(screen.getByLabelText('Description')).toHaveValue('');
    if (name === 'b') await press('Close');
    else {
      await userEvent.type(screen.getByLabelText('Description'), name);
      await press('Insert picture');
    }
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const pictures = [...text().querySelectorAll('img:not(.ProseMirror-separator)')];
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['a', 'c']);
});
