import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { SearchDialog } from './search-dialog';

/** Milliseconds that leave time to build the index. */
const slowMachine = { timeout: 10_000 };

test('the status gives the number of results that the dialog shows', async () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('No connection'))) as never;
  render(
    <ReleaseContext>
      <SearchDialog onClose={() => undefined} />
    </ReleaseContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'edit' } });
  const status = await screen.findByText(/results for “edit”$/, undefined, slowMachine);
  const shown = document.querySelectorAll('[data-result]');
  expect(status).toHaveTextContent(`${shown.length} results for “edit”`);
});
