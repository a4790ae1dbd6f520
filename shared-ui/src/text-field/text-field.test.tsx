import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { render, screen } from '@testing-library/react';

it('the hint describes the field, and an error is added to the description', () => {
  const { rerender } = render(
    <TextField label="Phone" hint="With the country code." input={{ name: 'phone' }} />,
  );
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toHaveAccessibleDescription('With the country code.');
  expect(input).toBeValid();

  rerender(
    <TextField
      label="Phone"
      hint="With the country code."
      error="Phone is required"
      input={{ name: 'phone' }}
    />,
  );
  expect(input).toHaveAccessibleDescription('With the country code. Phone is required');
  expect(input).toBeInvalid();
});

it('a field without an error reserves the error line, except in compact mode', () => {
  const { container, rerender } = render(<TextField label="Phone" input={{ id: 'phone' }} />);
  expect(container.querySelector('#phone-error')).toBeEmptyDOMElement();
  rerender(<TextField label="Phone" compact input={{ id: 'phone' }} />);
  expect(container.querySelector('#phone-error')).toBeNull();
});

it('the direction follows the typed text, unless the field sets it', () => {
  const { rerender } = render(<TextField label="Name" input={{}} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  rerender(<TextField label="Name" input={{ dir: 'ltr' }} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
});

it.each(['email', 'url', 'tel'])(
  'what is typed into a field of type %s runs to the right',
  (type) => {
    render(<TextField label="Address" input={{ type }} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
  },
);

it('the label of an optional field says (optional)', () => {
  render(<TextField label="Podcast name" optional input={{}} />);
  expect(screen.getByRole('textbox', { name: 'Podcast name (optional)' })).toBeVisible();
});
