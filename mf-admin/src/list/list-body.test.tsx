import '@testing-library/jest-dom';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { totalCountHeader } from '@northcast/shared-contracts/api/list-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { adminApi } from '../calls/admin-api';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { RefreshButton } from './list-actions';
import { ListBody } from './list-body';
import { queryOf } from './list-state';
import type { Column } from './list-table';
import { useListState } from './use-list-state';

// jsdom does not scroll.
Element.prototype.scrollTo = () => undefined;

const shape = { sortable: ['createdAt'], statuses: [] };
const columns: readonly Column<Order>[] = [
  { id: 'service', meta: { label: 'Service' }, cell: ({ row }) => row.original.serviceName },
];
const order = orderSample();

function List() {
  const control = useListState(shape);
  const read = adminApi.useAdminOrdersQuery(queryOf(control.state));
  return (
    <>
      <RefreshButton tags={endpoints.adminOrders.tags} isFetching={read.isFetching} />
      <Link to="/admin/orders?page=3">Third page</Link>
      <ListBody
        read={read}
        control={control}
        noun={{ one: 'order', many: 'orders' }}
        emptyText=""
        caption="Orders"
        columns={columns}
      />
    </>
  );
}

const show = (search: string) =>
  render(
    <PanelFrame address={`/admin/orders${search}`}>
      <List />
    </PanelFrame>,
  );

test('a page that cannot be loaded stays in the address, however short the list before was', async () => {
  answerWith({ read: ({ search }) => (search.get('page') === '3' ? undefined : [order]) });
  show('?q=jingle');
  await screen.findByText('1–1 of 1 order');
  await userEvent.click(screen.getByRole('link', { name: 'Third page' }));
  expect(await screen.findByText('Failed to load orders')).toBeVisible();
  expect(window.location.search).toBe('?page=3');
});

test('a page that no longer exists leads to the last one', async () => {
  answerWith({
    read: ({ search }) => (search.get('page') === '3' ? [] : [order]),
    headers: () => ({ [totalCountHeader]: '26' }),
  });
  show('?page=3');
  expect(await screen.findByText('26–26 of 26 orders')).toBeVisible();
  expect(window.location.search).toBe('?page=2');
});

test('a list that could not be refreshed says so until it is', async () => {
  let rows: Order[] | undefined = [order];
  answerWith({ read: () => rows });
  show('');
  const range = await screen.findByText('1–1 of 1 order');
  const refresh = () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  rows = undefined;
  await refresh();
  const status = await screen.findByText('· The orders could not be refreshed');
  expect(status).toHaveAttribute('role', 'status');
  expect(range).toHaveTextContent(/^1–1 of 1 order · The orders could not be refreshed$/);
  expect(screen.getByText('Jingle')).toBeVisible();
  rows = [order, orderSample()];
  await refresh();
  await waitFor(() => expect(range).toHaveTextContent(/^1–2 of 2 orders$/));
});
