import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext } from '../static-section/testing';
import { Page } from './search-page';

/** Milliseconds that leave time to build the index. */
const slowMachine = { timeout: 10_000 };

test('a text longer than a search may be is searched for as the server does: cut to 200 letters', async () => {
  history.replaceState(null, '', '/search');
  globalThis.fetch = (() => Promise.reject(new TypeError('No connection'))) as never;
  render(
    <ReleaseContext>
      <Page />
    </ReleaseContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ` ${'x'.repeat(201)}` } });
  await screen.findByText(`No results for “${'x'.repeat(200)}”`, undefined, slowMachine);
});
