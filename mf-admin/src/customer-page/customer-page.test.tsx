import '@testing-library/jest-dom';
import type { CustomerRecord } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import type { Role } from '@northcast/shared-contracts/roles';
import { act, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adminApi } from '../calls/admin-api';
import { answerWith, PanelFrame, panelStore } from '../testing/panel-frame';
import { Page } from './customer-page';

const recordOf = (id: string, isAdmin: boolean): CustomerRecord => ({
  customer: { ...testUser, id, isAdmin, version: 1 },
  orders: [],
  orderCount: 0,
  spent: 0,
  threads: [],
  threadCount: 0,
  files: [],
  fileCount: 0,
});

const other = '01a1fb29-86ab-7903-95b6-d92a52d0ad1d';

async function show(role: Role, record: CustomerRecord) {
  const paths: string[] = [];
  const store = panelStore();
  answerWith({
    read: ({ path }) => {
      paths.push(path);
      return path.endsWith(record.customer.id) || path.endsWith('/record') ? record : [];
    },
  });
  render(
    <PanelFrame address={`/admin/customers/${record.customer.id}`} role={role} store={store}>
      <Routes>
        <Route path="/admin/customers/:id" element={<Page />} />
      </Routes>
    </PanelFrame>,
  );
  await screen.findByRole('button', { name: 'New order' });
  return { paths, store };
}

const button = (name: string) => screen.queryByRole('button', { name });

test('a manager does not see what only owners may do with a team account', async () => {
  const { paths } = await show('manager', recordOf(other, true));
  for (const name of ['Edit', 'Set a new password']) expect(button(name)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
  expect(paths.filter((path) => path.endsWith('/sessions'))).toEqual([]);
  expect(screen.getByRole('link', { name: 'History of this account' })).toBeVisible();
});

test.each([
  ['a manager', 'a customer', 'manager' as const, recordOf(other, false)],
  ['an owner', 'a team account', 'owner' as const, recordOf(other, true)],
])('%s can edit %s, set its password and see its sessions', async (_who, _whom, role, record) => {
  await show(role, record);
  for (const name of ['Edit', 'Set a new password']) expect(button(name)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sessions' })).toBeVisible();
});

test('a manager can edit the own account, but not end the session in use', async () => {
  await show('manager', recordOf(testUser.id, true));
  expect(button('Edit')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
  expect(screen.getByRole('link', { name: 'History of this account' })).toBeVisible();
});

test('an account that is deleted while its page is open is not shown any more', async () => {
  const record = recordOf(other, false);
  const { store } = await show('owner', record);
  answerWith({ read: () => undefined });
  await act(async () => {
    store.dispatch(adminApi.util.invalidateTags(['Customers']));
  });
  expect(await screen.findByText('This customer is not there')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer');
  expect(screen.queryByText(record.customer.email)).toBeNull();
});
