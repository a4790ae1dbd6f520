import type { Order } from '@northcast/shared-contracts/api/entities';
import { useEffect, useRef, useState } from 'react';
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

/** A choice that is saved once it rests or the control is left. */
function useRestedChoice(save: (value: string) => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const latest = useRef(save);
  latest.current = save;
  const commit = () => {
    if (chosen === null) return;
    setChosen(null);
    latest.current(chosen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice begins the rest again.
  useEffect(() => {
    const timer = setTimeout(commit, rest);
    return () => clearTimeout(timer);
  }, [chosen]);
  return { chosen, setChosen, commit };
}

/** Gives the order to somebody of the team. Nothing for who does not manage: they see the orders that are theirs. */
export function AssigneeSelect({ order, onConflict }: AssigneeSelectProps) {
  const people = usePeople();
  const { values, isSaving, save } = useOrderChange(order, onConflict);
  const { chosen, setChosen, commit } = useRestedChoice((assigneeId) => {
    if (!isSaving && assigneeId !== values.assigneeId) void save({ assigneeId });
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
      onChange={setChosen}
    />
  );
}
