import type { Order } from '@northcast/shared-contracts/api/entities';
import type { ListState } from '../list/list-state';
import { SelectionBar } from '../list/selection-bar';
import type { SelectionControl } from '../list/use-selection';
import { BulkAssignment } from './bulk-assignment';
import { BulkExport } from './bulk-export';
import { BulkStatus } from './bulk-status';

export const orderNoun = { one: 'order', many: 'orders' };

interface OrderSelectionBarProps {
  readonly control: SelectionControl;
  readonly rows: readonly Order[];
  /** Number of orders over all pages. */
  readonly total: number;
  readonly state: ListState;
}

/** Actions on the selected orders. */
export function OrderSelectionBar({ control, rows, total, state }: OrderSelectionBarProps) {
  return (
    <SelectionBar control={control} rows={rows} total={total} noun={orderNoun}>
      <BulkStatus control={control} state={state} />
      <BulkAssignment control={control} state={state} />
      <BulkExport control={control} state={state} />
    </SelectionBar>
  );
}
