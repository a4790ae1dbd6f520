import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import { apiStorePart } from '@northcast/shared-contracts/client/api-store-part';
import { orderStatuses, orderStatusNames } from '@northcast/shared-contracts/texts/order-status';
import { screens } from '@northcast/shared-contracts/texts/screens';
import { toasts } from '@northcast/shared-contracts/texts/toasts';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useCallback, useMemo, useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useDeletion } from '../editing/use-deletion';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { countText } from '../list/list-footer';
import { ListPage, Toolbar } from '../list/list-page';
import { queryOf } from '../list/list-state';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { useListState } from '../list/use-list-state';
import { orderColumns } from './order-columns';
import { OrderCreateDialog } from './order-create-dialog';
import { type OrderEdit, OrderEditDialog } from './order-edit-dialog';

export const store = [apiStorePart];

const shape = { sortable: sortableFields.orders, statuses: orderStatuses };
const noun = { one: 'order', many: 'orders' };

export function Page() {
  const control = useListState(shape);
  const read = adminApi.useAdminOrdersQuery(queryOf(control.state));
  const [deleteOrder] = adminApi.useDeleteOrderMutation();
  const [isCreating, setCreating] = useState(false);
  const [editing, setEditing] = useState<OrderEdit | null>(null);
  const remove = useDeletion({
    question: screens.confirmDelete.order,
    remove: deleteOrder,
    deleted: toasts.orderDeleted,
    failure: 'deleteOrder',
  });
  const columns = useMemo(() => orderColumns({ onEdit: setEditing, onDelete: remove }), [remove]);
  const open = useCallback((order: Order) => setEditing({ order }), []);
  return (
    <ListPage
      title="Orders"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton tags={['Orders']} isFetching={read.isFetching} />}
      actions={
        <>
          <ExportLink endpoint={endpoints.exportOrders} control={control} />
          <Button size="sm" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
            Add order
          </Button>
        </>
      }
    >
      <Toolbar>
        <SearchBox
          label="Search orders"
          placeholder="Search number, customer, service"
          q={control.state.q}
          onSearch={(q) => control.change({ q }, { replace: true })}
        />
        <StatusFilter control={control} names={orderStatusNames} />
      </Toolbar>
      <ListBody
        read={read}
        control={control}
        noun={noun}
        emptyText="Orders of customers appear here, and those you add for them."
        caption="Orders"
        onOpen={open}
        columns={columns}
      />
      {isCreating ? <OrderCreateDialog onClose={() => setCreating(false)} /> : null}
      {editing ? <OrderEditDialog edit={editing} onClose={() => setEditing(null)} /> : null}
    </ListPage>
  );
}
