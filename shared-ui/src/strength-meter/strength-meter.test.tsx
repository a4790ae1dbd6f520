import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { StrengthMeter } from '@northcast/shared-ui/strength-meter/strength-meter';
import { strengthMeterExamples } from '@northcast/shared-ui/strength-meter/strength-meter.examples';
import { render, screen } from '@testing-library/react';

describeExamples(strengthMeterExamples);

it('says nothing before there is something to judge', () => {
  render(<StrengthMeter strength={undefined} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says how strong it is and what makes it weak', () => {
  const { rerender } = render(<StrengthMeter strength={0} warning="It is your name." />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Very weak\. It is your name\.$/);
  rerender(<StrengthMeter strength={4} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Strong\.$/);
});

it('fills as many bars as the strength has', () => {
  const { container } = render(<StrengthMeter strength={3} />);
  expect(container.querySelectorAll('[data-full]')).toHaveLength(3);
});
