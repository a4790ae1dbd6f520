import { fireEvent, render, screen, within } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { contentEntries } from './content-entries';
import { countText, groupName, searchOf } from './search';
import { Page } from './search-page';

/** Milliseconds that leave time to build the index. */
const slowMachine = { timeout: 10_000 };

/** Opens the page and enters the query. */
function search(query: string) {
  history.replaceState(null, '', '/search');
  globalThis.fetch = (() => Promise.reject(new TypeError('No connection'))) as never;
  render(
    <ReleaseContext>
      <Page />
    </ReleaseContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
}

test('a text longer than a search may be is searched for as the server does: cut to 200 letters', async () => {
  search(` ${'x'.repeat(201)}`);
  await screen.findByText(`No results for “${'x'.repeat(200)}”`, undefined, slowMachine);
});

test('the page shows six results of a kind, and the others behind their number', async () => {
  search('podcast');
  const all = searchOf(contentEntries).find('podcast');
  await screen.findByText(countText(all, 'podcast'), undefined, slowMachine);
  for (const { kind, found } of all) {
    const group = within(screen.getByRole('region', { name: groupName(kind) }));
    expect(group.getAllByRole('listitem')).toHaveLength(found.length);
    const rest = found.slice(6);
    expect(group.queryByText(/ more$/)?.textContent).toBe(
      rest.length ? `${rest.length} more` : undefined,
    );
    for (const { entry } of rest)
      expect(group.getByRole('link', { name: entry.title })).not.toBeVisible();
  }
  fireEvent.click(screen.getByText('2 more'));
  expect(
    screen.getByRole('link', { name: 'How to build a podcast community that lasts' }),
  ).toBeVisible();
});
