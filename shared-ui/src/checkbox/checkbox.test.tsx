import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('the checkbox is toggled by a click on its label and by the space bar', async () => {
  render(<Checkbox label="Admin Access" hint="May manage customers." input={{}} />);
  const box = screen.getByRole('checkbox', { name: 'Admin Access' });
  expect(box).toHaveAccessibleDescription('May manage customers.');
  await userEvent.click(screen.getByText('Admin Access'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});
