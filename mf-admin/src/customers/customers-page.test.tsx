import '@testing-library/jest-dom';
import type { User } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import type { Role } from '@northcast/shared-contracts/roles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Page } from './customers-page';

const own: User = { ...testUser, isAdmin: true, version: 1 };
const member: User = {
  ...own,
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  firstName: 'Mia',
  lastName: 'Okafor',
};
const customer: User = {
  ...member,
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e',
  firstName: 'Noor',
  isAdmin: false,
};

async function showAs(role: Role, search = '') {
  answerWith({ read: ({ path }) => (path.endsWith('/customers') ? [own, member, customer] : []) });
  render(
    <PanelFrame address={`/admin/customers${search}`} role={role}>
      <Page />
    </PanelFrame>,
  );
  await screen.findByRole('link', { name: 'Mia Okafor', hidden: true });
}

const actions = () =>
  screen
    .queryAllByRole('button', { name: /^(Edit|Delete) / })
    .map((button) => button.getAttribute('aria-label'));

test('a manager can change customers and the own account, and no other account of the team', async () => {
  await showAs('manager');
  expect(actions()).toEqual(['Edit Ada Kwon', 'Edit Noor Okafor', 'Delete Noor Okafor']);
  await userEvent.click(screen.getAllByText('Admin')[1] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link does not open the form of a team account for a manager', async () => {
  await showAs('manager', `?open=${member.id}`);
  await waitFor(() => expect(actions()).toHaveLength(3));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an owner can change every account, and delete every other one', async () => {
  await showAs('owner', `?open=${member.id}`);
  expect(await screen.findByRole('dialog', { name: 'Edit customer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(actions()).toEqual([
    'Edit Ada Kwon',
    'Edit Mia Okafor',
    'Delete Mia Okafor',
    'Edit Noor Okafor',
    'Delete Noor Okafor',
  ]);
});
