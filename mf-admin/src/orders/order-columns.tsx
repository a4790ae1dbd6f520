import type { Order } from '@northcast/shared-contracts/api/entities';
import { formatDollars, orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatusNames } from '@northcast/shared-contracts/content/texts/order-status';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { OpenNumber, SecondaryText, ShrinkableLines } from '../list/cells';
import { columnId } from '../list/columns';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { RowActions } from '../list/row-actions';
import { RowCheckbox } from '../list/selection-controls';
import { Timestamp } from '../timestamp/timestamp';
import { AssigneeName } from './assignee';
import { DueDay } from './due-date';
import type { OrderEdit } from './order-edit-dialog';
import { RowStatus } from './status-select';

interface OrderActions {
  readonly onOpen: (order: Order) => void;
  readonly onEdit: (order: Order) => void;
  /** Called if a change in the row conflicts. */
  readonly onConflict: (edit: OrderEdit) => void;
  readonly onDelete: (id: string) => void;
  /** If false, orders are read-only. */
  readonly canManage: boolean;
}

/** Columns for those who manage orders. Producers see only orders that are assigned to them. */
const managed = ['select', 'assigneeId', 'actions'];

export function orderColumns({
  onOpen,
  onEdit,
  onConflict,
  onDelete,
  canManage,
}: OrderActions): Column<Order>[] {
  const columns: Column<Order>[] = [
    {
      id: 'select',
      meta: { label: 'Select', labelHidden: true, kind: 'select' },
      cell: ({ row: { original: order } }) => (
        <RowCheckbox id={order.id} name={`order ${orderNumber(order.id)}`} />
      ),
    },
    {
      ...sortable('number'),
      meta: { label: 'Order', kind: 'main' },
      cell: ({ row: { original: order } }) => (
        <OpenNumber type="button" onClick={() => onOpen(order)}>
          {orderNumber(order.id)}
        </OpenNumber>
      ),
    },
    {
      ...sortable('customerName'),
      meta: { label: 'Customer' },
      cell: ({ row: { original: order } }) => (
        <ShrinkableLines>
          <span>{order.customerName}</span>
          <SecondaryText>{order.customerEmail}</SecondaryText>
        </ShrinkableLines>
      ),
    },
    {
      ...sortable('customerEmail'),
      meta: { label: 'Email' },
      cell: ({ row: { original: order } }) => order.customerEmail,
    },
    {
      ...sortable('serviceName'),
      meta: { label: 'Service' },
      cell: ({ row: { original: order } }) => (
        <ShrinkableLines>
          <span>{orderedText(order)}</span>
          {order.isCustomRequest ? <SecondaryText>Custom request</SecondaryText> : null}
        </ShrinkableLines>
      ),
    },
    {
      ...sortable('servicePrice'),
      meta: { label: 'Price', align: 'end' },
      cell: ({ row: { original: order } }) => formatDollars(order.servicePrice),
    },
    {
      ...sortable('status'),
      meta: { label: 'Status' },
      cell: ({ row: { original: order } }) =>
        canManage ? (
          <RowStatus order={order} onConflict={onConflict} />
        ) : (
          orderStatusNames[order.status]
        ),
    },
    {
      ...sortable('assigneeId'),
      meta: { label: 'Assigned to' },
      cell: ({ row: { original: order } }) => <AssigneeName order={order} />,
    },
    {
      ...sortable('dueOn'),
      meta: { label: 'Due' },
      cell: ({ row: { original: order } }) => <DueDay order={order} />,
    },
    {
      ...sortable('createdAt'),
      meta: { label: 'Ordered' },
      cell: ({ row: { original: order } }) => <Timestamp iso={order.createdAt} />,
    },
    {
      ...sortable('updatedAt'),
      meta: { label: 'Updated' },
      cell: ({ row: { original: order } }) => <Timestamp iso={order.updatedAt} />,
    },
    {
      ...actionsColumn,
      cell: ({ row: { original: order } }) => (
        <RowActions
          name={`order ${orderNumber(order.id)}`}
          edit={{ icon: 'edit', label: 'Edit', onPress: () => onEdit(order) }}
          onDelete={() => onDelete(order.id)}
        />
      ),
    },
  ];
  return canManage ? columns : columns.filter((column) => !managed.includes(columnId(column)));
}
