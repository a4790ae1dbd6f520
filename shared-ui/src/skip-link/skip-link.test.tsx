import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { SkipLink } from '@northcast/shared-ui/skip-link/skip-link';
import { skipLinkExamples } from '@northcast/shared-ui/skip-link/skip-link.examples';
import { render, screen } from '@testing-library/react';

describeExamples(skipLinkExamples);

it('the skip link points to the main element', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
