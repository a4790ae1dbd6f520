import { StarRating } from '@northcast/shared-ui/star-rating/star-rating';
import { render, screen } from '@testing-library/react';

it('a star rating has a text alternative', () => {
  render(<StarRating rating={4.5} />);
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
});
