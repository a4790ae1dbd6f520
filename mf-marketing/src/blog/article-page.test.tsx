import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { articleBehavior } from './article-behavior';
import { load, Page } from './article-page';
import { type Answer, answerCalls, posts, show } from './testing';

const [post] = posts(1);

/**
 * Opens an article through a client-side navigation. The module caches what it has read, so each
 * test opens a different article.
 */
function open(slug: string, ...answers: Answer[]) {
  const called = answerCalls(answers);
  const { container } = show(
    <Routes>
      <Route path="/blog/:slug" element={<Page />} />
    </Routes>,
    `/blog/${slug}`,
  );
  return { called, container };
}

test('the page shows a loading state while the article loads', async () => {
  const { called } = open('slow', 'nothing yet');
  expect(screen.getByText('Loading article')).toBeInTheDocument();
  await waitFor(() => expect(called).toEqual(['/api/blog/slow']));
});

test('a failed request shows an error, and Retry loads the article and focuses its title', async () => {
  open('broken', [500, ''], [200, post]);
  expect(await screen.findByText('Failed to load blog post')).toBeVisible();
  expect(screen.getByText(/might have been moved or deleted/)).toBeVisible();
  expect(screen.getByText('Back to Blog').closest('a')).toHaveAttribute('href', '/blog');
  fireEvent.click(screen.getByText('Retry'));
  await screen.findByText(/Recently published/);
  expect(document.activeElement).toHaveTextContent(/^Post 1$/);
});

test.each([
  ['none', [404, {}]],
  ['empty', [200, null]],
  ['no-fields', [200, {}]],
  ['a-list', [200, []]],
  ['no-text', [200, { slug: 'x', title: 'X', excerpt: '', content: '' }]],
] as const)('%s: a response without a post shows “Blog Post Not Found”', async (slug, answer) => {
  open(slug, answer);
  expect(await screen.findByText('Blog Post Not Found')).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
});

test('on the server, a longer slug than any post has is a 404 without a request', async () => {
  const request = { origin: '', signal: new AbortController().signal };
  for (const slug of ['a'.repeat(201), 'a'.repeat(6000)])
    expect(await load({ ...request, parameters: { slug } })).toEqual({ status: 404 });
});

test('an invalid slug shows “Page not found” without a request', () => {
  const { called } = open('No%20Slug', [200, post]);
  expect(screen.getByText('Page not found')).toBeVisible();
  expect(called).toEqual([]);
});

test('a post without date and picture shows “Recently published” and no picture', async () => {
  const { container } = open('plain', [200, post]);
  expect(await screen.findByText(/Recently published/)).toBeVisible();
  expect(container.querySelector('article img')).toBeNull();
});

test('the contents list of an article that loads late marks the section being read', async () => {
  const content = '<h2>First part</h2><p>A.</p><h2>Second part</h2><p>B.</p>';
  const { container } = open('late', [200, { ...post, content }]);
  document.body.style.fontSize = '16px';
  const end = articleBehavior(container);
  await screen.findByText(/Recently published/);
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{ top: 0 }] as never);
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(container.querySelector('[aria-current="location"]')).toHaveTextContent('Second part'),
  );
  end();
});

test('both share buttons pass title and address to `navigator.share`', async () => {
  const shared = jest.fn(async () => undefined);
  Object.assign(navigator, { share: shared });
  const { container } = open('shared', [200, post]);
  await screen.findByText(/Recently published/);
  const end = articleBehavior(container);
  fireEvent.click(screen.getByText('Share'));
  fireEvent.click(screen.getByText('Share Article'));
  expect(shared.mock.calls).toEqual([
    [{ title: 'Post 1', url: location.href }],
    [{ title: 'Post 1', url: location.href }],
  ]);
  end();
});

/** Selectors of what is hidden in browsers without script. */
const hiddenWithoutScript = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === '(scripting: none)')
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ style }) => style.display === 'none')
    .map(({ selectorText }) => selectorText);

test('without script, an article has no button to share it, which would do nothing', async () => {
  open('unshared', [200, post]);
  await screen.findByText(/Recently published/);
  const isHidden = (element: Element) => hiddenWithoutScript().some((it) => element.matches(it));
  const buttons = screen.getAllByRole('button', { name: /^Share/ });
  expect(buttons.map(isHidden)).toEqual([true, true]);
  expect(isHidden(screen.getByRole('link', { name: 'Get Started' }))).toBe(false);
});
