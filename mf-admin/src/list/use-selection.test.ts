import { act, renderHook } from '@testing-library/react';
import { noFilter } from './list-state';
import { useSelection } from './use-selection';

const state = { ...noFilter, sort: 'createdAt', order: 'desc', page: 1, perPage: 25 } as const;
const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }));

type Shown = Parameters<typeof useSelection>;

function selecting(...first: Shown) {
  const { result, rerender } = renderHook((shown: Shown) => useSelection(...shown), {
    initialProps: first,
  });
  return {
    control: () => result.current,
    toggle: (id: string) => act(() => result.current.toggle(id, false)),
    show: (...next: Shown) => rerender(next),
    ids: () => [...result.current.selection.versions.keys()].join(''),
  };
}

test('rows of an earlier filter cannot be selected while the rows of another one load', () => {
  const page = selecting(rowsOf('a', 'b'), state);
  expect(page.control().isLoading).toBe(false);
  page.show(undefined, { ...state, status: 'completed' });
  expect(page.control().isLoading).toBe(true);
  page.toggle('a');
  act(() => page.control().selectPage());
  expect(page.ids()).toBe('');
});

test('the selection of other pages stays', () => {
  const page = selecting(rowsOf('a', 'b'), state);
  page.toggle('a');
  page.show(undefined, { ...state, page: 2 });
  page.show(rowsOf('c'), { ...state, page: 2 });
  page.toggle('c');
  expect(page.ids()).toBe('ac');
});

test('a row that leaves its page when the page is read again is no longer selected', () => {
  const page = selecting(rowsOf('a', 'b', 'c'), state);
  for (const id of ['a', 'b']) page.toggle(id);
  page.show(rowsOf('b', 'c', 'd'), state);
  expect(page.ids()).toBe('b');
  page.show(rowsOf('c', 'b', 'd'), { ...state, sort: 'number' });
  expect(page.ids()).toBe('b');
});
