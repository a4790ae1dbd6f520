import type { Order } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import styled from 'styled-components';
import { TwoLines } from '../list/cells';

/** One word, which a narrow column must not break. */
const Word = styled(Badge)`
  white-space: nowrap;
`;

/** Marks an open order whose due date has passed. */
export const LateBadge = () => <Word tone="danger">Late</Word>;

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
