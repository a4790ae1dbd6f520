import type { Order } from '@northcast/shared-contracts/api/entities';
import { formatDollars, orderNumber } from '@northcast/shared-contracts/texts/format';
import { Instant } from '../instant/instant';
import { Lesser, OpenButton, TwoLines } from '../list/cell-parts';
import { type Column, sortable } from '../list/list-table';
import { RowActions } from '../list/row-actions';
import type { OrderEdit } from './order-edit-dialog';
import { RowStatus } from './row-status';

interface OrderActions {
  readonly onEdit: (edit: OrderEdit) => void;
  readonly onDelete: (id: string) => void;
}

export function orderColumns({ onEdit, onDelete }: OrderActions): Column<Order>[] {
  return [
    {
      id: 'number',
      meta: { label: 'Order', kind: 'main' },
      cell: ({ row: { original: order } }) => (
        <OpenButton type="button" onClick={() => onEdit({ order })}>
          {orderNumber(order.id)}
        </OpenButton>
      ),
    },
    {
      accessorKey: 'customerName',
      ...sortable('customerName'),
      meta: { label: 'Customer' },
      cell: ({ row: { original: order } }) => (
        <TwoLines>
          {order.customerName}
          <Lesser>{order.customerEmail}</Lesser>
        </TwoLines>
      ),
    },
    {
      accessorKey: 'serviceName',
      ...sortable('serviceName'),
      meta: { label: 'Service' },
      cell: ({ row: { original: order } }) => order.serviceName,
    },
    {
      accessorKey: 'servicePrice',
      ...sortable('servicePrice'),
      meta: { label: 'Price', align: 'end' },
      cell: ({ row: { original: order } }) => formatDollars(order.servicePrice),
    },
    {
      accessorKey: 'status',
      ...sortable('status'),
      meta: { label: 'Status' },
      cell: ({ row: { original: order } }) => <RowStatus order={order} onOvertaken={onEdit} />,
    },
    {
      accessorKey: 'createdAt',
      ...sortable('createdAt'),
      meta: { label: 'Ordered' },
      cell: ({ row: { original: order } }) => <Instant iso={order.createdAt} />,
    },
    {
      id: 'actions',
      meta: { label: 'Actions', labelHidden: true, kind: 'actions' },
      cell: ({ row: { original: order } }) => (
        <RowActions
          name={`order ${orderNumber(order.id)}`}
          edit={{ icon: 'edit', label: 'Edit', onPress: () => onEdit({ order }) }}
          onDelete={() => onDelete(order.id)}
        />
      ),
    },
  ];
}
