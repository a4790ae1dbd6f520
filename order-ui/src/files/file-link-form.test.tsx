import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { FilesSection } from './files-section';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('“Add a link instead” focuses the address, and Discard the button again', async () => {
  const calls = {
    useAddFileLinkMutation: () => [jest.fn()],
    useAttachFileMutation: () => [jest.fn()],
    useRemoveFileMutation: () => [jest.fn()],
    useOrderFilesQuery: () => ({ data: [] }),
  };
  render(
    <OrderFrame calls={calls}>
      <FilesSection order={details()} />
    </OrderFrame>,
  );
  await press('Add a link instead');
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await press('Discard');
  expect(screen.getByRole('button', { name: 'Add a link instead' })).toHaveFocus();
});
