import { isDay } from '@northcast/shared-contracts/api/day';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { TwoLines, WordBadge } from '../list/cells';
import { compactControl } from '../list/compact-select';
import { discardIncomplete } from '../timestamp/local-date-time';
import type { OrderEdit } from './order-edit-dialog';
import { useOrderChange } from './use-order-change';

/** Marks an open order whose due date has passed. */
const LateBadge = () => <WordBadge tone="danger">Late</WordBadge>;

const days = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Narrower than other lines, which are texts. */
const Day = styled(TwoLines)`
  min-width: 0;
`;

/** An order's due date, and whether it has passed. */
export function DueDay({ order: { dueOn, isLate } }: { readonly order: Order }) {
  if (dueOn === undefined) return '–';
  return (
    <Day>
      <time dateTime={dueOn}>{days.format(new Date(dueOn))}</time>
      {isLate ? <LateBadge /> : null}
    </Day>
  );
}

const Frame = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
`;

const Control = styled.input`
  ${compactControl}
  width: auto;
`;

interface DueDateProps {
  readonly order: Order;
  readonly onConflict: (edit: OrderEdit) => void;
}

/**
 * The order's due date. Saved on blur or Enter, because typing a date passes through other dates,
 * and when the order is closed without Escape. An incomplete date is discarded.
 */
export function DueDate({ order, onConflict }: DueDateProps) {
  const { values, isSaving, save } = useOrderChange(order, onConflict);
  const [typed, setTyped] = useState<string | null>(null);
  const onClosed = useEffectEvent(() => {
    // React reports no blur of an input that it removes.
    if (typed && typed !== values.dueOn && isDay(typed)) void save({ dueOn: typed });
  });
  useEffect(() => () => onClosed(), []);
  const commit = (input: HTMLInputElement) => {
    setTyped(null);
    if (discardIncomplete(input, values.dueOn)) return;
    if (typed === null || typed === values.dueOn) return;
    if (typed === '' || isDay(typed)) void save({ dueOn: typed });
  };
  return (
    <Frame>
      Due
      <Control
        type="date"
        value={typed ?? values.dueOn}
        aria-busy={isSaving || undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') commit(currentTarget);
          else if (key === 'Escape') setTyped(null);
        }}
      />
      {order.isLate ? <LateBadge /> : null}
    </Frame>
  );
}
