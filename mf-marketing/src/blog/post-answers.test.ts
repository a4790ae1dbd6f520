import { postOf, postsOf } from './post-answers';

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
])('%j is no post', (answer) => {
  expect(postOf(answer)).toBeNull();
});

test('a post is itself', () => {
  expect(postOf(post)).toEqual(post);
});

test.each([null, undefined, {}, 'x'])('%j is no posts', (answer) => {
  expect(postsOf(answer)).toEqual([]);
});

test('what is no post is left out of the list', () => {
  expect(postsOf([null, summary, {}, { slug: 'x' }])).toEqual([summary]);
});
