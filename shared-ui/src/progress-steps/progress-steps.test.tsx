import { ProgressSteps } from '@northcast/shared-ui/progress-steps/progress-steps';
import { render, screen } from '@testing-library/react';

it('progress steps mark completed steps, the current step and later steps', () => {
  render(
    <ProgressSteps
      label="Progress"
      steps={['Confirmed', 'In production', 'Delivered']}
      current={1}
    />,
  );
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Confirmed (done)');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
  expect(third).toHaveTextContent('Delivered (not yet)');
});
