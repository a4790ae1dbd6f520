import { CompactSelect } from '../list/compact-select';
import type { ListControl } from '../list/use-list-state';
import { useManages } from '../role/use-role';
import { usePeople } from './people';

const dueOptions = [
  { value: '', label: 'Any' },
  { value: 'late', label: 'Late' },
];

/** Filters by late orders and by assignee. Producers see only their own orders. */
export function WorkFilters({ control: { state, change } }: { readonly control: ListControl }) {
  const people = usePeople();
  const { due, assignee } = state;
  const isKnown = ['', 'me', 'nobody'].includes(assignee);
  const isListed = people.some(({ id }) => id === assignee);
  return (
    <>
      <CompactSelect
        label="Due"
        value={due}
        options={dueOptions}
        onChange={(value) => change({ due: value }, { replace: true })}
      />
      {useManages() ? (
        <CompactSelect
          label="Assigned to"
          steady
          value={assignee}
          options={[
            { value: '', label: 'Anybody' },
            { value: 'me', label: 'Me' },
            { value: 'nobody', label: 'Nobody' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            ...(isKnown || isListed ? [] : [{ value: assignee, label: 'Somebody else' }]),
          ]}
          onChange={(value) => change({ assignee: value }, { replace: true })}
        />
      ) : null}
    </>
  );
}
