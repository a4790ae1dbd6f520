import type { Order } from '@northcast/shared-contracts/api/entities';
import { CompactSelect } from '../list/compact-select';
import type { OrderEdit } from './order-edit-dialog';
import { useOrderChange } from './use-order-change';
import { useManages, usePeople } from './use-people';

/** Who works on an order, in a row of the table. */
export function AssigneeName({ order: { assigneeId } }: { readonly order: Order }) {
  const people = usePeople();
  if (assigneeId === undefined) return '–';
  return people.find(({ id }) => id === assigneeId)?.name ?? '…';
}

interface AssigneeSelectProps {
  readonly order: Order;
  readonly onConflict: (edit: OrderEdit) => void;
}

/** Gives the order to somebody of the team. Nothing for who does not manage: they see the orders that are theirs. */
export function AssigneeSelect({ order, onConflict }: AssigneeSelectProps) {
  const people = usePeople();
  const { values, isSaving, save } = useOrderChange(order, onConflict);
  if (!useManages()) return null;
  return (
    <CompactSelect
      label="Assigned to"
      value={values.assigneeId}
      options={[
        { value: '', label: 'Nobody' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(assigneeId) => {
        if (!isSaving) void save({ assigneeId });
      }}
    />
  );
}
