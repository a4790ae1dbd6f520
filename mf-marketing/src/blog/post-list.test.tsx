import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { PostList, searchPosts } from './post-list';

test('a category without posts shows a text and a link to all articles', () => {
  render(
    <ReleaseContext>
      <PostList posts={[]} query="" category="equipment" onClearSearch={() => undefined} />
    </ReleaseContext>,
  );
  expect(screen.getByText('No articles here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Articles' })).toHaveAttribute('href', '/blog');
});

test('a search without results offers “Show all”, which clears the search', () => {
  const onClearSearch = jest.fn();
  render(
    <ReleaseContext>
      <PostList posts={[]} query="zebra" category={undefined} onClearSearch={onClearSearch} />
    </ReleaseContext>,
  );
  expect(screen.getByText('No article matches')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onClearSearch).toHaveBeenCalled();
});

const post = (slug: string, title: string, excerpt: string) => ({ slug, title, excerpt });
const posts = [
  post('loud', 'How loud is -16 LUFS', 'A meter and a habit.'),
  post('edit', 'The paper edit', 'Cut the transcript, then the audio.'),
  post('both', 'Loudness after the edit', 'Measure last.'),
  post('cafe', "A café's noise", 'Record elsewhere.'),
];
const found = (query: string) => searchPosts(posts, query).map(({ slug }) => slug);

test('the search finds words in title and excerpt, ignoring case', () => {
  expect(found('LOUD')).toEqual(['loud', 'both']);
  expect(found('transcript')).toEqual(['edit']);
});

test.each(['CAFE', 'cafés', 'café’s'])(
  'the search for %s ignores accents and apostrophes',
  (query) => {
    expect(found(query)).toEqual(['cafe']);
  },
);

test('a post must contain every word of the query', () => {
  expect(found('loud edit')).toEqual(['both']);
  expect(found('loud zebra')).toEqual([]);
});

test('a blank query finds all posts', () => {
  expect(found('  ')).toEqual(posts.map(({ slug }) => slug));
});
