import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import { formatDollars, orderNumber } from '@northcast/shared-contracts/content/texts/format';
import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useMemo, useState } from 'react';
import { adminApi, adminStore } from '../calls/admin-api';
import { useDeletion } from '../editing/use-deletion';
import { countText } from '../list/count-text';
import { DateFilter } from '../list/date-filter';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListFilters } from '../list/list-filters';
import { ListPage, Toolbar } from '../list/list-page';
import { rowsOf } from '../list/list-state';
import { SearchBox } from '../list/search-box';
import { SelectionContext, useSelection } from '../list/selection';
import { StatusFilter } from '../list/status-filter';
import { heldQueryOf, useNewRows } from '../list/use-held-list';
import { useListState } from '../list/use-list-state';
import { useOpenId } from '../list/use-query-navigation';
import { ViewMenu } from '../list/view-menu';
import { ListViews } from '../list-views/list-views';
import { managedOrderViews, orderViews } from '../list-views/view-state';
import { useManages } from '../role/use-role';
import { orderColumns } from './order-columns';
import { OrderCreateDialog } from './order-create-dialog';
import { OrderDrawer } from './order-drawer';
import { OrderEditDialog } from './order-edit-dialog';
import { OrderSelectionBar } from './order-selection-bar';
import { orderNoun as noun } from './order-values';
import { useOrderEdit } from './use-order-edit';
import { useOrderSteps } from './use-order-steps';
import { WorkFilters } from './work-filters';

export const store = [adminStore];

const shape = { sortable: sortableFields.orders, statuses: orderStatuses, isWork: true };

const noRows: readonly Order[] = [];

export function Page() {
  const control = useListState(shape);
  const read = adminApi.useAdminOrdersQuery(heldQueryOf(control.state));
  const rows = read.currentData?.rows;
  // Without the new orders that the list leaves out.
  const { currentData: totals } = adminApi.useOrderTotalsQuery(rowsOf(control.state));
  const selecting = useSelection(rows, control.state);
  const [deleteOrder] = adminApi.useDeleteOrderMutation();
  const [isCreating, setCreating] = useState(false);
  const news = useNewRows(endpoints.adminOrders, control, read, isCreating);
  const canManage = useManages();
  const editing = useOrderEdit(read.data?.rows);
  const remove = useDeletion({
    question: screens.confirmDelete.order,
    remove: deleteOrder,
    deleted: toasts.orderDeleted,
    failure: 'deleteOrder',
  });
  const { open: onEdit, showConflict: onConflict } = editing;
  const { id: shownId, open: onOpen, close: closeDrawer } = useOpenId('details');
  const steps = useOrderSteps(shownId, read, control.state);
  const columns = useMemo(
    () => orderColumns({ onOpen, onEdit, onConflict, onDelete: remove, canManage }),
    [onOpen, onEdit, onConflict, remove, canManage],
  );
  return (
    <ListPage
      title="Orders"
      count={read.data ? countText(read.data.total, noun) : ''}
      total={totals && `${formatDollars(totals.price)} in total`}
      refresh={<RefreshButton held={endpoints.adminOrders} isFetching={read.isFetching} />}
      newCount={news.count}
      actions={
        canManage ? (
          <>
            <ExportLink endpoint={endpoints.exportOrders} control={control} />
            <Button size="sm" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
              Add order
            </Button>
          </>
        ) : undefined
      }
    >
      <ListViews
        list="orders"
        control={control}
        shape={shape}
        standard={canManage ? managedOrderViews : orderViews}
      />
      <Toolbar>
        <SearchBox
          label="Search orders"
          placeholder="Search number, customer, service, brief"
          control={control}
        />
        <StatusFilter control={control} names={orderStatusNames} />
        <ListFilters control={control}>
          <WorkFilters control={control} />
          <DateFilter control={control} label="Ordered" />
        </ListFilters>
        <ViewMenu list="orders" columns={columns} />
      </Toolbar>
      <SelectionContext value={canManage ? selecting : null}>
        <ListBody
          list="orders"
          read={read}
          news={news}
          control={control}
          noun={noun}
          emptyText={
            canManage
              ? 'Orders of customers appear here, and those you add for them.'
              : 'Orders that are assigned to you appear here.'
          }
          caption="Orders"
          onOpen={onOpen}
          columns={columns}
        />
      </SelectionContext>
      {canManage ? (
        <OrderSelectionBar
          control={selecting}
          rows={rows ?? noRows}
          total={read.currentData?.total ?? 0}
          state={control.state}
        />
      ) : null}
      {shownId === null ? null : (
        <OrderDrawer
          id={shownId}
          number={orderNumber(shownId)}
          onClose={closeDrawer}
          onEdit={onEdit}
          onOpen={onOpen}
          onConflict={onConflict}
          steps={steps}
        />
      )}
      {isCreating ? <OrderCreateDialog onClose={() => setCreating(false)} /> : null}
      {canManage && editing.edit ? (
        <OrderEditDialog key={editing.edit.order.id} edit={editing.edit} onClose={editing.close} />
      ) : null}
    </ListPage>
  );
}
