import '@testing-library/jest-dom';
import type { User } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import type { Role } from '@northcast/shared-contracts/roles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { CustomerEditDialog } from './customer-edit-dialog';

const own: User = { ...testUser, isAdmin: true, version: 1 };
const other: User = { ...own, id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d', email: 'o@example.com' };

const refreshSession = jest.fn(async () => undefined);

beforeEach(() => refreshSession.mockClear());

function open(customer: User, onClose = jest.fn(), role: Role = 'owner') {
  render(
    <PanelFrame role={role} host={{ refreshSession }}>
      <CustomerEditDialog customer={customer} onClose={onClose} />
    </PanelFrame>,
  );
  return onClose;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('one’s own email is read-only, a link replaces the password, own access stays', async () => {
  const sent = answerWith({ write: () => ({ status: 200, body: own }) });
  const onClose = open(own);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  expect(screen.queryByLabelText('Admin Access')).toBeNull();
  const link = screen.getByRole('link', { name: 'in your account' });
  expect(link).toHaveAttribute('href', '/dashboard/account');
  await userEvent.type(screen.getByLabelText('First name'), 'h');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { firstName: 'Adah', lastName: 'Kwon', email: own.email, isAdmin: true, version: 1 },
  ]);
});

test.each([
  ['one’s own account, which would lose the form, are not', own, false],
  ['somebody else are', other, true],
])('the sessions of %s offered', (_what, customer, isOffered) => {
  answerWith({});
  open(customer);
  expect(screen.queryByRole('region', { name: 'Sessions' }) !== null).toBe(isOffered);
  expect(screen.getByRole('link', { name: 'History of this account' })).toBeVisible();
});

test('a new email of somebody else is sent again once the second factor is confirmed', async () => {
  let isConfirmed = false;
  const sent = answerWith({
    write: ({ path }) => {
      if (path === '/api/account/step-up') {
        isConfirmed = true;
        return { status: 204 };
      }
      const refusal = { message: 'Please confirm this', stepUp: ['totp'] };
      return isConfirmed ? { status: 200, body: other } : { status: 403, body: refusal };
    },
  });
  const onClose = open(other);
  expect(screen.getByLabelText(/Password/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email'), '.mx');
  await save();
  await userEvent.type(await screen.findByLabelText(/code/i), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const edit = `/api/admin/customers/${other.id}`;
  expect(sent.map(({ path }) => path)).toEqual([edit, '/api/account/step-up', edit]);
  expect(sent[2]?.body).toMatchObject({ email: 'o@example.com.mx' });
});

test.each([
  ['manager' as const, false],
  ['owner' as const, true],
])('Admin Access is shown to owners alone: %s', async (role, isShown) => {
  const customer = { ...other, isAdmin: false };
  const sent = answerWith({ write: () => ({ status: 200, body: customer }) });
  const onClose = open(customer, jest.fn(), role);
  expect(screen.queryByLabelText('Admin Access') !== null).toBe(isShown);
  await userEvent.type(screen.getByLabelText('First name'), 'h');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent[0]?.body).toMatchObject({ firstName: 'Adah', isAdmin: false });
});

test.each([
  ['one’s own name reads the session again, which holds it', own, 1],
  ['the name of somebody else does not', other, 0],
])('a change of %s', async (_what, customer, reads) => {
  answerWith({ write: () => ({ status: 200, body: customer }) });
  const onClose = open(customer);
  await userEvent.type(screen.getByLabelText('First name'), 'h');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(refreshSession).toHaveBeenCalledTimes(reads);
});

test('a customer that a colleague has deleted is explained, and what was typed stays', async () => {
  answerWith({ write: () => ({ status: 404, body: { message: problems.notFound } }) });
  open(other);
  await userEvent.type(screen.getByLabelText('First name'), 'h');
  await save();
  expect(await screen.findByText(/It may have been deleted/)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue(`${other.firstName}h`);
});
