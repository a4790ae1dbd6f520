import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { CompactSelect } from '../list/compact-select';
import type { ListState } from '../list/list-state';
import type { SelectionControl } from '../list/use-selection';
import { bulkChoice } from './bulk-choice';
import { changeText, leftText, useStatusUndo } from './bulk-undo';
import { recordBulkSave } from './own-saves';

interface BulkStatusProps {
  readonly control: SelectionControl;
  readonly state: ListState;
}

const options = orderStatuses.map((value) => ({ value, label: orderStatusNames[value] }));

export function BulkStatus({ control: { selection, clear }, state }: BulkStatusProps) {
  const [status, setStatus] = useState<(typeof orderStatuses)[number]>('processing');
  const [change, { isLoading }] = adminApi.useChangeOrdersMutation();
  const showFailure = useCallFailure();
  const showUndo = useStatusUndo();
  const { keyFor, forget } = useIdempotencyKey();

  async function apply() {
    const body = { ...bulkChoice(selection, state), status };
    const answer = await change({ body, idempotencyKey: keyFor(body) });
    if ('error' in answer && answer.error) {
      showFailure('updateOrder', answer.error);
      return;
    }
    const { data } = answer;
    if (!data) return;
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
      <Button size="sm" busy={isLoading} onClick={() => void apply()}>
        Set status
      </Button>
    </>
  );
}
