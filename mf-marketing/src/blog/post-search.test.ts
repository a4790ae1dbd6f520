import { searchPosts } from './post-search';

const post = (slug: string, title: string, excerpt: string) => ({ slug, title, excerpt });
const posts = [
  post('loud', 'How loud is -16 LUFS', 'A meter and a habit.'),
  post('edit', 'The paper edit', 'Cut the transcript, then the audio.'),
  post('both', 'Loudness after the edit', 'Measure last.'),
];
const found = (query: string) => searchPosts(posts, query).map(({ slug }) => slug);

test('the search finds words in title and excerpt, ignoring case', () => {
  expect(found('LOUD')).toEqual(['loud', 'both']);
  expect(found('transcript')).toEqual(['edit']);
});

test('a post must contain every word of the query', () => {
  expect(found('loud edit')).toEqual(['both']);
  expect(found('loud zebra')).toEqual([]);
});

test('a blank query finds all posts', () => {
  expect(found('  ')).toEqual(['loud', 'edit', 'both']);
});
