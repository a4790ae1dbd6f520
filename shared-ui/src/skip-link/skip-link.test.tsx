import { SkipLink } from '@northcast/shared-ui/skip-link/skip-link';
import { render, screen } from '@testing-library/react';

it('the skip link points to the main element', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
