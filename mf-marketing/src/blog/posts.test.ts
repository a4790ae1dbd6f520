import { loadPost, loadPosts } from './posts';
import { answerCalls, posts } from './testing';

test('documents are rendered from the posts without their content', async () => {
  const called = answerCalls([[200, posts(2)]]);
  const request = { origin: 'http://bff', parameters: {} };
  await loadPosts(request, 503);
  await loadPost('post-1', request);
  const summaries = 'http://bff/api/blog?fields=summary';
  expect(called).toEqual([summaries, 'http://bff/api/blog/post-1', summaries]);
});
