import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { PostList } from './post-list';

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
