import type { Order } from '@northcast/shared-contracts/api/entities';
import { TwoLines, WordBadge } from '../list/cells';

/** Marks an open order whose due date has passed. */
export const LateBadge = () => <WordBadge tone="danger">Late</WordBadge>;

const days = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** An order's due date, and whether it has passed. */
export function DueDay({ order: { dueOn, isLate } }: { readonly order: Order }) {
  if (dueOn === undefined) return '–';
  return (
    <TwoLines>
      <time dateTime={dueOn}>{days.format(new Date(dueOn))}</time>
      {isLate ? <LateBadge /> : null}
    </TwoLines>
  );
}
