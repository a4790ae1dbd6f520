import { postOf, postsOf } from './post-responses';

const summary = { slug: 'loudness', title: 'Loudness', excerpt: '' };
const post = { ...summary, content: '<p>-16 LUFS</p>' };

test.each([
  null,
  undefined,
  {},
  [],
  'x',
  7,
  summary,
  { ...post, content: '' },
  { content: '<p>-16 LUFS</p>' },
])('%j is not a post', (response) => {
  expect(postOf(response)).toBeNull();
});

test('a valid post is returned unchanged', () => {
  expect(postOf(post)).toEqual(post);
});

test.each([null, undefined, {}, 'x'])('%j results in an empty list of posts', (response) => {
  expect(postsOf(response)).toEqual([]);
});

test('invalid entries are removed from the list of posts', () => {
  expect(postsOf([null, summary, {}, { slug: 'x' }])).toEqual([summary]);
});
