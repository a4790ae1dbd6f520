import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { render, screen } from '@testing-library/react';

it('the spinner panel announces what is loading', () => {
  render(<SpinnerPanel label="Loading customers" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading customers');
});
