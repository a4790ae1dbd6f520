import '@testing-library/jest-dom';
import type { User } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { CustomerEditDialog } from './customer-edit-dialog';

jest.setTimeout(20_000);

const own: User = { ...testUser, isAdmin: true, version: 1 };

function open(customer: User, onClose = jest.fn()) {
  render(
    <PanelFrame>
      <CustomerEditDialog customer={customer} onClose={onClose} />
    </PanelFrame>,
  );
  return onClose;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('one’s own email is read-only, and a link to the account replaces the password field', async () => {
  const sent = answerWith({ write: () => ({ status: 200, body: own }) });
  const onClose = open(own);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  const link = screen.getByRole('link', { name: 'in your account' });
  expect(link).toHaveAttribute('href', '/dashboard/account');
  await userEvent.type(screen.getByLabelText('First name'), 'h');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { firstName: 'Adah', lastName: 'Kwon', email: own.email, isAdmin: true, version: 1 },
  ]);
});
