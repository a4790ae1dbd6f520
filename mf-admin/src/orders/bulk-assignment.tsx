import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { CompactSelect } from '../list/compact-select';
import type { ListState } from '../list/list-state';
import type { SelectionControl } from '../list/use-selection';
import { bulkChoice } from './bulk-choice';
import { useAssignment } from './use-assignment';
import { usePeople } from './use-people';

const nobody = 'nobody';

interface BulkAssignmentProps {
  readonly control: SelectionControl;
  readonly state: ListState;
}

/** Gives all orders that are chosen to somebody of the team. */
export function BulkAssignment({ control: { selection, clear }, state }: BulkAssignmentProps) {
  const people = usePeople();
  const [chosen, setChosen] = useState('');
  const { assign, isSaving } = useAssignment();
  const apply = async () => {
    if (await assign(bulkChoice(selection, state), chosen === nobody ? '' : chosen)) clear();
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
        <Button size="sm" busy={isSaving} onClick={() => void apply()}>
          Assign
        </Button>
      )}
    </>
  );
}
