import type { User } from '@northcast/shared-contracts/api/entities';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Link } from 'react-router-dom';
import { OpenButton, ShrinkableLines } from '../list/cells';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { RowActions } from '../list/row-actions';
import { Timestamp } from '../timestamp/timestamp';

interface CustomerActions {
  /** Id of the current user, who cannot delete their own account here. */
  readonly ownId: string;
  /** Whether the user may change and delete the account. */
  readonly mayChange: (customer: User) => boolean;
  readonly onEdit: (customer: User) => void;
  readonly onDelete: (id: string) => void;
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

export function customerColumns({
  ownId,
  mayChange,
  onEdit,
  onDelete,
}: CustomerActions): Column<User>[] {
  return [
    {
      ...sortable('firstName'),
      meta: { label: 'Name', kind: 'main' },
      cell: ({ row: { original: customer } }) => (
        <ShrinkableLines>
          <OpenButton as={Link} to={`/admin/customers/${customer.id}`}>
            {nameOf(customer)}
          </OpenButton>
        </ShrinkableLines>
      ),
    },
    {
      ...sortable('email'),
      meta: { label: 'Email' },
      cell: ({ row: { original: customer } }) => customer.email,
    },
    {
      accessorKey: 'orderCount',
      sortDescFirst: true,
      meta: { label: 'Orders', align: 'end' },
      cell: ({ row: { original: customer } }) =>
        customer.orderCount?.toLocaleString('en-US') ?? '–',
    },
    {
      accessorKey: 'spent',
      sortDescFirst: true,
      meta: { label: 'Spent', align: 'end' },
      cell: ({ row: { original: customer } }) =>
        customer.spent === undefined ? '–' : formatDollars(customer.spent),
    },
    {
      id: 'access',
      meta: { label: 'Access' },
      cell: ({ row: { original: customer } }) =>
        customer.isAdmin ? <Badge tone="accent">Admin</Badge> : 'Customer',
    },
    {
      ...sortable('createdAt'),
      meta: { label: 'Member since' },
      cell: ({ row: { original: customer } }) => <Timestamp iso={customer.createdAt} />,
    },
    {
      ...actionsColumn,
      cell: ({ row: { original: customer } }) =>
        mayChange(customer) ? (
          <RowActions
            name={nameOf(customer)}
            edit={{ icon: 'edit', label: 'Edit', onPress: () => onEdit(customer) }}
            onDelete={customer.id === ownId ? undefined : () => onDelete(customer.id)}
          />
        ) : null,
    },
  ];
}
