import { fireEvent, render, screen, within } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { contentEntries } from './content-entries';
import { countText, groupName, searchOf } from './search';
import { SearchDialog } from './search-dialog';

/** Milliseconds that leave time to build the index. */
const slowMachine = { timeout: 10_000 };

test('the status counts all results, of which the dialog shows at most four of each kind', async () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('No connection'))) as never;
  render(
    <ReleaseContext>
      <SearchDialog onClose={() => undefined} />
    </ReleaseContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'edit' } });
  await screen.findByText(/results for “edit”$/, undefined, slowMachine);
  const all = searchOf(contentEntries).find('edit');
  expect(screen.getByText(countText(all, 'edit'))).toBeVisible();
  for (const { kind, found } of all) {
    const group = within(screen.getByRole('region', { name: groupName(kind) }));
    expect(group.getAllByRole('listitem')).toHaveLength(Math.min(found.length, 4));
  }
});
