import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext, stampDocument } from '../static-section/testing';
import { SearchDialog } from './search-dialog';
import { prepare, Page as SearchPage } from './search-page';

/** Whether lazy code can be loaded. */
let isConnected = false;

const orNoConnection = (name: string) => {
  if (!isConnected) throw new Error(`Loading chunk ${name} failed`);
  return jest.requireActual(name);
};

jest.mock('./dialog-results', () => ({
  get DialogResults() {
    return orNoConnection('./dialog-results').DialogResults;
  },
}));

jest.mock('./results', () => ({
  get searchResults() {
    return orNoConnection('./results').searchResults;
  },
}));

/** Milliseconds that leave time to build the index. */
const slowMachine = { timeout: 10_000 };

beforeEach(() => {
  isConnected = false;
  history.replaceState(null, '', '/search');
  globalThis.fetch = (() => Promise.reject(new TypeError('No connection'))) as never;
});

const surfaces = {
  dialog: () => <SearchDialog onClose={() => undefined} />,
  page: () => <SearchPage />,
};

// Comes first: code that a test has loaded stays loaded for the following ones.
test('the results of the document are shown again once their own query is, though the code failed to load', async () => {
  document.body.innerHTML = '<div data-static="results for "><p>As it came</p></div>';
  stampDocument();
  await prepare();
  render(<ReleaseContext>{surfaces.page()}</ReleaseContext>);
  // The shell shows the page in place of the document's.
  document.querySelector('[data-static]')?.remove();
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'jingle' } });
  await screen.findByRole('alert');
  expect(screen.getByText('As it came')).not.toBeVisible();

  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('As it came')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(Object.entries(surfaces))(
  'the search %s shows an error while offline, keeps the query and finds it on retry',
  async (_name, surface) => {
    render(<ReleaseContext>{surface()}</ReleaseContext>);
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'jingle' } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The search could not be loaded');
    expect(field).toHaveValue('jingle');

    isConnected = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const [found] = await screen.findAllByRole('link', { name: /^Jingle/ }, slowMachine);
    expect(found).toBeVisible();
    expect(screen.queryByText('The search could not be loaded')).toBeNull();
    expect(field).toHaveValue('jingle');
  },
);

test('the search dialog opens without the index and shows links', async () => {
  render(<ReleaseContext>{surfaces.dialog()}</ReleaseContext>);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plans and prices' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => undefined);
});
