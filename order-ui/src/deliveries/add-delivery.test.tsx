import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { AddDelivery } from './add-delivery';

beforeEach(() => sessionStorage.clear());

function setUp() {
  const mutation = () => [async () => ({}), { isLoading: false }];
  const calls = {
    useCreateDeliveryMutation: mutation,
    useAttachFileMutation: mutation,
    useRemoveFileMutation: mutation,
    useOrderFilesQuery: () => ({ data: [] }),
  };
  render(
    <OrderFrame calls={calls} viewer="administrator">
      <AddDelivery order={details()} deliveries={[]} />
    </OrderFrame>,
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a delivery' }));
  return screen.getByRole('textbox', { name: /^Note/ });
};

it('the note of a delivery survives closing the dialog, and Cancel discards it', async () => {
  setUp();
  await userEvent.type(await open(), 'The first cut.');
  await userEvent.keyboard('{Escape}');
  expect(await open()).toHaveValue('The first cut.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await open()).toHaveValue('');
});
