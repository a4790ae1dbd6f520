import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { spinnerExamples } from '@northcast/shared-ui/spinner/spinner.examples';
import { render, screen } from '@testing-library/react';

describeExamples(spinnerExamples);

it('the spinner panel announces what is loading', () => {
  render(<SpinnerPanel label="Loading customers" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading customers');
});
