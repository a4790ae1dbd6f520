import '@testing-library/jest-dom';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { FilesSection } from './files-section';

const file = {
  id: 'f1',
  name: 'voice.wav',
  size: 3,
  kind: 'audio',
  state: 'ready',
  purpose: 'order',
  uploadedBy: { name: 'Ada Kwon', role: 'customer' },
  createdAt: '2026-11-22T10:00:00.000Z',
  isRemovable: true,
} as OrderFile;

const section = (...files: OrderFile[]) => {
  const calls = {
    useAddFileLinkMutation: () => [jest.fn()],
    useAttachFileMutation: () => [jest.fn()],
    useRemoveFileMutation: () => [jest.fn(async () => ({})), { isLoading: false }],
    useOrderFilesQuery: () => ({ data: files }),
  };
  return (
    <OrderFrame calls={calls}>
      <FilesSection order={details()} />
    </OrderFrame>
  );
};

it.each([
  ['Ada Kwon', 'customer', 'you'],
  ['Noor Haddad', 'administrator', 'our team'],
] as const)('the customer reads who sent a file of %s', (name, role, from) => {
  render(section({ ...file, uploadedBy: { name, role } }));
  expect(screen.getByText(/^3 bytes, from /)).toHaveTextContent(`from ${from}, Nov`);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a removed file leaves the list before it is read again, and the focus moves to the heading', async () => {
  render(section(file));
  await press('Remove voice.wav');
  await press('Remove file');
  await waitFor(() => expect(screen.queryByText('voice.wav')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus());
});

it('the focus moves to the heading when a file that has it is removed elsewhere', () => {
  const { rerender } = render(section(file));
  screen.getByRole('button', { name: 'Remove voice.wav' }).focus();
  rerender(section());
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
});

it('the focus moves to the heading when the dialog of a file that was removed elsewhere closes', async () => {
  const { rerender } = render(section(file));
  await press('Remove voice.wav');
  rerender(section());
  await press('Keep file');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus());
});

it('the focus stays where the user moved it before a file that had it is removed elsewhere', async () => {
  const { rerender } = render(section(file));
  screen.getByRole('button', { name: 'Remove voice.wav' }).focus();
  await press('Add a link instead');
  rerender(section());
  expect(screen.queryByText('voice.wav')).toBeNull();
  expect(screen.getByLabelText('Address')).toHaveFocus();
});
