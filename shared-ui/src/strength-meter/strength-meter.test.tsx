import { StrengthMeter } from '@northcast/shared-ui/strength-meter/strength-meter';
import { render, screen } from '@testing-library/react';

it('the meter is empty without a strength value', () => {
  render(<StrengthMeter strength={undefined} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('the meter states the strength and the warning', () => {
  const { rerender } = render(<StrengthMeter strength={0} warning="It is your name." />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Very weak\. It is your name\.$/);
  rerender(<StrengthMeter strength={4} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Strong\.$/);
});

it('the number of filled bars equals the strength value', () => {
  const { container } = render(<StrengthMeter strength={3} />);
  expect(container.querySelectorAll('[data-full]')).toHaveLength(3);
});
