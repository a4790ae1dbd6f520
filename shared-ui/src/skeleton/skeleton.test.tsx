import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { render, screen } from '@testing-library/react';

it('a skeleton area announces that it is loading and hides its shapes', () => {
  render(
    <SkeletonArea label="Loading posts">
      <Skeleton data-testid="shape" />
    </SkeletonArea>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading posts');
  expect(screen.getByTestId('shape')).toHaveAttribute('aria-hidden', 'true');
});
