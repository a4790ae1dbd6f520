import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('an icon button is named by its label and is pressed with Enter and Space', async () => {
  const pressed = jest.fn();
  render(<IconButton icon="trash" label="Delete order" onClick={pressed} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delete order' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(pressed).toHaveBeenCalledTimes(2);
});
