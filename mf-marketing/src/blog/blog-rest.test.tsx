import { fireEvent, screen } from '@testing-library/react';
import { blogRest } from './blog-rest';
import { answerCalls, posts, show } from './testing';

const { BlogRest } = blogRest;
const list = <BlogRest query="" category={undefined} onClearSearch={() => undefined} />;

test('the list shows six skeletons, then an error with Retry, and is not reloaded on remount', async () => {
  const called = answerCalls([
    [503, ''],
    [200, posts(2)],
  ]);
  const { container, unmount } = show(list);
  expect(screen.getByText('Loading articles')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-skeleton-card]')).toHaveLength(6);
  expect((await screen.findByText('Failed to load blog posts')).localName).toBe('h2');
  expect(screen.getByText('Please try again later.')).toBeVisible();

  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('Featured Article')).toBeVisible();
  // A post without a picture shows the default picture.
  expect(container.querySelector('article img')).toHaveAttribute('src', '/images/blog/default.svg');
  // The cards show no content, which is most of a post.
  const summaries = '/api/blog?fields=summary';
  expect(called).toEqual([summaries, summaries]);

  unmount();
  show(list);
  expect(screen.getByText('Featured Article')).toBeVisible();
  expect(called).toHaveLength(2);
});

test('an empty list says that there are no posts', () => {
  show(list, '/blog', { status: 'ready', answer: [] });
  expect(screen.getByText('No blog posts available')).toBeVisible();
  expect(screen.getByText('Check back soon for new content!')).toBeVisible();
});
