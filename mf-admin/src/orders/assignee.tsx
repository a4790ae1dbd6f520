import type { Order } from '@northcast/shared-contracts/api/entities';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CompactSelect } from '../list/compact-select';
import type { OrderEdit } from './order-edit-dialog';
import { useOrderChange } from './use-order-change';
import { useManages, usePeople } from './use-people';

/** An order's assignee, in a table row. */
export function AssigneeName({ order: { assigneeId } }: { readonly order: Order }) {
  const people = usePeople();
  if (assigneeId === undefined) return '–';
  return people.find(({ id }) => id === assigneeId)?.name ?? '…';
}

interface AssigneeSelectProps {
  readonly order: Order;
  readonly onConflict: (edit: OrderEdit) => void;
}

/**
 * Milliseconds before a choice is saved: choosing by keyboard passes through other names, each of
 * whom would get a mail.
 */
const rest = 500;

/** Saves a choice after a delay, on blur, or when another order is shown. */
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
    // Bind `save` to the order that is shown now.
    pending.current = () => save(value);
    setChosen(value);
  };
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(commit, rest);
    return () => clearTimeout(timer);
  }, [chosen, commit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the order changes.
  useEffect(() => commit, [orderId, commit]);
  return { chosen, choose, commit };
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
