import { fireEvent, screen } from '@testing-library/react';
import { answerCalls, posts, show } from '../blog/testing';
import { BlogSection } from './blog-section';

test('the teaser shows three skeletons, then an error with Retry, then the first three posts', async () => {
  answerCalls([
    [500, ''],
    [200, posts(4)],
  ]);
  const { container } = show(<BlogSection />, '/');
  expect(screen.getByText('Loading articles')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-skeleton-card]')).toHaveLength(3);
  expect((await screen.findByText('Failed to load blog posts')).localName).toBe('h3');
  expect(screen.getByText('Please try again later.')).toBeVisible();

  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('Post 1')).toBeVisible();
  const titles = [...container.querySelectorAll('h3')].map((each) => each.textContent);
  expect(titles).toEqual(['Post 1', 'Post 2', 'Post 3']);
  // The posts have neither a date nor a picture.
  expect(screen.getAllByText('Recently')).toHaveLength(3);
  for (const picture of container.querySelectorAll('img')) {
    expect(picture).toHaveAttribute('src', '/images/blog/default.svg');
  }
});
