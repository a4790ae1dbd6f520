import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { ProgressSteps } from '@northcast/shared-ui/progress-steps/progress-steps';
import { progressStepsExamples } from '@northcast/shared-ui/progress-steps/progress-steps.examples';
import { render, screen } from '@testing-library/react';

describeExamples(progressStepsExamples);

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
