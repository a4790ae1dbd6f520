import { PasswordField } from '@northcast/shared-ui/password-field/password-field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('the button shows and hides the typed password', async () => {
  render(<PasswordField label="Password" input={{ name: 'password' }} />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});
