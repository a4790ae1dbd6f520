import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { OrderAssignmentResult } from '@northcast/shared-contracts/api/entities';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure, withReason } from '../calls/call-failure';
import { CompactSelect } from '../list/compact-select';
import { type BulkChangeProps, type BulkChoice, bulkChoice } from './bulk-choice';
import { assignmentText, assignmentUndoBody, leftText } from './bulk-undo';
import { recordBulkSave } from './own-saves';
import { useNameOf, usePeople } from './people';

const nobody = 'nobody';

/** Assigns every selected order to a team member. */
export function BulkAssignment({ control, state, changing, start }: BulkChangeProps) {
  const { selection, clear } = control;
  const people = usePeople();
  const [chosen, setChosen] = useState('');
  const { assign, isSaving } = useAssignment();
  const apply = async () => {
    const choice = await bulkChoice(selection, state);
    if (await assign(choice, chosen === nobody ? '' : chosen)) clear();
  };
  return (
    <>
      <CompactSelect
        label="Assign to"
        labelHidden
        value={chosen}
        options={[
          { value: '', label: 'Assign to…' },
          { value: nobody, label: 'Nobody' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setChosen}
      />
      {chosen === '' ? null : (
        <Button
          size="sm"
          busy={changing === 'assignee' || isSaving}
          aria-disabled={changing !== null || undefined}
          onClick={() => start('assignee', apply)}
        >
          Assign
        </Button>
      )}
    </>
  );
}

const same = 'had that assignee already';

/** Assigns many orders and offers to undo it. */
function useAssignment() {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const nameOf = useNameOf();
  const [send, { isLoading }] = adminApi.useAssignOrdersMutation();
  const { keyFor, forget } = useIdempotencyKey();

  async function carryOut(body: Parameters<typeof send>[0]['body']) {
    const { data, error } = await send({ body, idempotencyKey: keyFor(body) });
    if (error) showFailure('updateOrder', withReason(error));
    else forget();
    if (data) recordBulkSave(data.changed);
    return data;
  }

  async function undo({ changed }: OrderAssignmentResult): Promise<void> {
    const data = await carryOut(assignmentUndoBody(changed));
    if (!data) return;
    showToast({ title: assignmentText(data.changed, nameOf), ...leftText(data.left, same) });
  }

  return {
    isSaving: isLoading,
    /** @returns whether it succeeded */
    assign: async (choice: BulkChoice, assigneeId: string): Promise<boolean> => {
      const data = await carryOut({ ...choice, assigneeId });
      if (!data) return false;
      showToast({
        title: assignmentText(data.changed, nameOf),
        ...leftText(data.left, same),
        ...(data.changed.length > 0 && {
          action: { label: 'Undo', onPress: () => void undo(data) },
        }),
      });
      return true;
    },
  };
}
