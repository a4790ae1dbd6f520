import { screen, within } from '@testing-library/react';
import { ResultRow } from '../search/result-row';
import { Article } from './article';
import { FeaturedPost } from './featured-post';
import { PostCard } from './post-card';
import { show } from './testing';

const word = 'w'.repeat(200);
const post = { slug: 'post', title: `Title ${word}`, excerpt: `Excerpt ${word}`, content: '' };

/** Whether the text counts as narrower than its longest word, so that it cannot widen its column. */
function breaksAnywhere(element: Element): boolean {
  if (getComputedStyle(element).overflowWrap === 'anywhere') return true;
  return element.parentElement !== null && breaksAnywhere(element.parentElement);
}

const entry = { kind: 'post', title: post.title, to: '/blog/post', text: post.excerpt } as const;
const found = { entry, terms: new Set<string>() };

test.each([
  ['a result of the search', <ResultRow key="result" found={found} query="" />],
  ['the featured post', <FeaturedPost key="featured" post={post} />],
  ['a card', <PostCard key="card" post={post} />],
  ['an article', <Article key="article" post={post} />],
])('a long word in the excerpt does not widen %s', (_place, part) => {
  show(part);
  expect(breaksAnywhere(screen.getByText(/^Excerpt/))).toBe(true);
});

test('a long word in the title does not widen the breadcrumb of an article', () => {
  show(<Article post={post} />);
  const navigation = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breaksAnywhere(within(navigation).getByText(post.title))).toBe(true);
});
