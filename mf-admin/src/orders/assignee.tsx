import type { Order } from '@northcast/shared-contracts/api/entities';
import { CompactSelect } from '../list/compact-select';
import { useManages } from '../role/use-role';
import type { OrderEdit } from './order-edit-dialog';
import { useNameOf, usePeople } from './people';
import { useOrderChange } from './use-order-change';
import { useRestedChoice } from './use-rested-choice';

/** An order's assignee, in a table row. */
export function AssigneeName({ order: { assigneeId } }: { readonly order: Order }) {
  const nameOf = useNameOf();
  return assigneeId === undefined ? '–' : nameOf(assigneeId) || '…';
}

interface AssigneeSelectProps {
  readonly order: Order;
  readonly onConflict: (edit: OrderEdit) => void;
}

/**
 * Assigns the order to a team member. Renders nothing for producers, who see only orders assigned
 * to them.
 */
export function AssigneeSelect({ order, onConflict }: AssigneeSelectProps) {
  const people = usePeople();
  const { values, save } = useOrderChange(order, onConflict);
  const { chosen, choose, commit } = useRestedChoice(order.id, (assigneeId) => {
    if (assigneeId !== values.assigneeId) void save({ assigneeId });
  });
  if (!useManages()) return null;
  const value = chosen ?? values.assigneeId;
  const isKnown = value === '' || people.some(({ id }) => id === value);
  return (
    <CompactSelect
      label="Assigned to"
      value={value}
      onLeave={commit}
      options={[
        { value: '', label: 'Nobody' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value, label: '…' }]),
      ]}
      onChange={choose}
    />
  );
}
