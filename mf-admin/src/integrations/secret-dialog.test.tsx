import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelFrame } from '../testing/panel-frame';
import { SecretDialog } from './secret-dialog';

test('a secret stays until the user confirms that it is copied', async () => {
  const onClose = jest.fn();
  render(
    <PanelFrame>
      <SecretDialog title="Token" description="A token." secret="nc_1" onClose={onClose} />
    </PanelFrame>,
  );
  await userEvent.keyboard('{Escape}');
  const announced = screen.getByRole('alert');
  expect(announced).toHaveTextContent('Please copy it first, then press ‘Done’.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alert')).not.toBe(announced);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
