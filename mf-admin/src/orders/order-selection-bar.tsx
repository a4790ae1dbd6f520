import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Order } from '@northcast/shared-contracts/api/entities';
import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure, withReason } from '../calls/call-failure';
import { CompactSelect } from '../list/compact-select';
import type { ListState } from '../list/list-state';
import type { SelectionControl } from '../list/selection';
import { SelectionBar } from '../list/selection-controls';
import { BulkAssignment } from './bulk-assignment';
import { type BulkChangeProps, bulkChoice } from './bulk-choice';
import { BulkExport } from './bulk-export';
import { changeText, leftText, useStatusUndo } from './bulk-undo';
import { orderNoun } from './order-values';
import { recordBulkSave } from './own-saves';

interface OrderSelectionBarProps {
  readonly control: SelectionControl;
  readonly rows: readonly Order[];
  /** Number of orders over all pages. */
  readonly total: number;
  readonly state: ListState;
}

/** Actions on the selected orders. */
export function OrderSelectionBar({ control, rows, total, state }: OrderSelectionBarProps) {
  const [changing, setChanging] = useState<BulkChangeProps['changing']>(null);
  const start: BulkChangeProps['start'] = (what, change) => {
    if (changing) return;
    setChanging(what);
    void change().finally(() => setChanging(null));
  };
  const shared = { control, state, changing, start };
  return (
    <SelectionBar control={control} rows={rows} total={total} noun={orderNoun}>
      <BulkStatus {...shared} />
      <BulkAssignment {...shared} />
      <BulkExport control={control} state={state} />
    </SelectionBar>
  );
}

const options = orderStatuses.map((value) => ({ value, label: orderStatusNames[value] }));

function BulkStatus({ control, state, changing, start }: BulkChangeProps) {
  const { selection, clear } = control;
  const [status, setStatus] = useState<(typeof orderStatuses)[number]>('processing');
  const [change] = adminApi.useChangeOrdersMutation();
  const showFailure = useCallFailure();
  const showUndo = useStatusUndo();
  const { keyFor, forget } = useIdempotencyKey();

  async function apply() {
    const body = { ...(await bulkChoice(selection, state)), status };
    const { data, error } = await change({ body, idempotencyKey: keyFor(body) });
    if (error) return void showFailure('updateOrder', withReason(error));
    forget();
    recordBulkSave(data.changed);
    clear();
    showUndo(data.changed, {
      title: changeText(data.changed),
      ...leftText(data.left),
    });
  }

  return (
    <>
      <CompactSelect
        label="Status"
        labelHidden
        value={status}
        options={options}
        onChange={(value) => setStatus(orderStatuses.find((each) => each === value) ?? status)}
      />
      <Button
        size="sm"
        busy={changing === 'status'}
        aria-disabled={changing !== null || undefined}
        onClick={() => start('status', apply)}
      >
        Set status
      </Button>
    </>
  );
}
