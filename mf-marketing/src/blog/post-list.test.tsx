import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { PostList } from './post-list';

test('a category without posts says so and leads to the others', () => {
  render(
    <ReleaseContext>
      <PostList posts={[]} query="" category="equipment" onClearSearch={() => undefined} />
    </ReleaseContext>,
  );
  expect(screen.getByText('No articles here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Articles' })).toHaveAttribute('href', '/blog');
});

test('a search without results can be taken back where it says so', () => {
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
