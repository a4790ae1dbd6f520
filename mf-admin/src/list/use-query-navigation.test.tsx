import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useListState } from './use-list-state';
import { useOpenId } from './use-query-navigation';

const shape = { sortable: ['createdAt'], statuses: [] };

function Controls() {
  const { open, close } = useOpenId('details');
  const { change } = useListState(shape);
  return (
    <>
      <button type="button" onClick={() => open({ id: '7' })}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => change({ q: 'mix' })}>
        Search
      </button>
    </>
  );
}

test.each([
  ['Open', '?page=2&details=3', '?page=2&details=7'],
  ['Close', '?page=2&details=3', '?page=2'],
  ['Close', '?details=3', ''],
  ['Search', '?page=2', '?q=mix'],
])('%s keeps the fragment of the URL', (name, before, after) => {
  history.replaceState(null, '', `/admin/orders${before}#main`);
  render(
    <BrowserRouter>
      <Controls />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(
    `/admin/orders${after}#main`,
  );
});

test('a change does nothing once the URL names another page', () => {
  history.replaceState(null, '', '/admin/orders?page=2');
  render(
    <BrowserRouter>
      <Controls />
    </BrowserRouter>,
  );
  // The URL changes before React has rendered it.
  history.pushState(null, '', '/admin/mail?page=3');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(`${location.pathname}${location.search}`).toBe('/admin/mail?page=3');
});
