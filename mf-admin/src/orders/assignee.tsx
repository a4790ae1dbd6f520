import type { Order } from '@northcast/shared-contracts/api/entities';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Milliseconds of rest after which a choice is meant: by keyboard it passes through other names, whose owners would get a mail. */
const rest = 500;

/** A choice that is saved once it rests, the control is left, or the order gives way to another one. */
function useRestedChoice(orderId: string, save: (value: string) => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const pending = useRef<(() => void) | null>(null);
  const commit = useCallback(() => {
    const saveNow = pending.current;
    pending.current = null;
    setChosen(null);
    saveNow?.();
  }, []);
  const choose = (value: string) => {
    // For the order that is shown now.
    pending.current = () => save(value);
    setChosen(value);
  };
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(commit, rest);
    return () => clearTimeout(timer);
  }, [chosen, commit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order ends the rest.
  useEffect(() => commit, [orderId, commit]);
  return { chosen, choose, commit };
}

/** Gives the order to somebody of the team. Nothing for who does not manage: they see the orders that are theirs. */
export function AssigneeSelect({ order, onConflict }: AssigneeSelectProps) {
  const people = usePeople();
  const { values, save } = useOrderChange(order, onConflict);
  const { chosen, choose, commit } = useRestedChoice(order.id, (assigneeId) => {
    if (assigneeId !== values.assigneeId) void save({ assigneeId });
  });
  if (!useManages()) return null;
  return (
    <CompactSelect
      label="Assigned to"
      value={chosen ?? values.assigneeId}
      onLeave={commit}
      options={[
        { value: '', label: 'Nobody' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={choose}
    />
  );
}
