import { act, renderHook } from '@testing-library/react';
import { noFilter } from './list-state';
import {
  isPageSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  toggled,
  useSelection,
  withPage,
} from './selection';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, version: index + 1 }));
const press = (selection = nothingSelected, id = 'a', isRange = false) =>
  toggled(selection, rows, id, isRange);
const ids = ({ versions }: typeof nothingSelected) => [...versions.keys()].sort().join('');

test('a click selects a row with its version, a second click deselects the row', () => {
  const one = press(nothingSelected, 'b');
  expect([...one.versions]).toEqual([['b', 2]]);
  expect(ids(press(one, 'b'))).toBe('');
});

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', ''],
])('a shift-click from %s to %s gives all rows the state of the last row', (from, to, chosen) => {
  expect(ids(press(press(nothingSelected, from), to, true))).toBe(chosen);
});

test('a shift-click can deselect a range', () => {
  const all = withPage(nothingSelected, rows);
  expect(ids(press(press(all, 'b'), 'd', true))).toBe('ae');
});

test('a shift-click without an anchor on this page selects only the clicked row', () => {
  expect(ids(press(nothingSelected, 'c', true))).toBe('c');
  expect(ids(press({ ...nothingSelected, anchor: 'z' }, 'c', true))).toBe('c');
});

test('selecting a page keeps the selected rows of other pages', () => {
  const selection = withPage({ ...nothingSelected, versions: new Map([['z', 9]]) }, rows);
  expect(selectedCount(selection)).toBe(6);
  expect(isPageSelected(selection, rows)).toBe(true);
  expect(isPageSelected(press(selection, 'c'), rows)).toBe(false);
});

test('all matching rows can be selected; a click then reduces the selection to the page', () => {
  const all = { ...nothingSelected, all: 1234 };
  expect(selectedCount(all)).toBe(1234);
  expect(isSelected(all, 'on another page')).toBe(true);
  expect(ids(press(all, 'c'))).toBe('abde');
});

const state = { ...noFilter, sort: 'createdAt', order: 'desc', page: 1, perPage: 25 } as const;
const rowsWith = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }));

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
  const page = selecting(rowsWith('a', 'b'), state);
  expect(page.control().isLoading).toBe(false);
  page.show(undefined, { ...state, status: 'completed' });
  expect(page.control().isLoading).toBe(true);
  page.toggle('a');
  act(() => page.control().selectPage());
  expect(page.ids()).toBe('');
});

test('the selection of other pages stays', () => {
  const page = selecting(rowsWith('a', 'b'), state);
  page.toggle('a');
  page.show(undefined, { ...state, page: 2 });
  page.show(rowsWith('c'), { ...state, page: 2 });
  page.toggle('c');
  expect(page.ids()).toBe('ac');
});

test('a row that leaves its page when the page is read again is no longer selected', () => {
  const page = selecting(rowsWith('a', 'b', 'c'), state);
  for (const id of ['a', 'b']) page.toggle(id);
  page.show(rowsWith('b', 'c', 'd'), state);
  expect(page.ids()).toBe('b');
  page.show(rowsWith('c', 'b', 'd'), { ...state, sort: 'number' });
  expect(page.ids()).toBe('b');
});

test('an action clears the rows that it was about; what was selected meanwhile stays', () => {
  const page = selecting(rowsWith('a', 'b', 'c'), state);
  page.toggle('a');
  const { clear } = page.control();
  page.toggle('b');
  act(clear);
  expect(page.ids()).toBe('b');
  act(() => page.control().clear());
  expect(page.ids()).toBe('');
});

test('an action on rows of an earlier filter clears none of the filter that is shown', () => {
  const page = selecting(rowsWith('a', 'b'), state);
  page.toggle('a');
  const { clear } = page.control();
  page.show(rowsWith('a', 'c'), { ...state, status: 'completed' });
  page.toggle('a');
  act(clear);
  expect(page.ids()).toBe('a');
});

test('an action on all rows clears them, but not rows that were selected instead', () => {
  const page = selecting(rowsWith('a', 'b'), state);
  act(() => page.control().selectAll(1234));
  const { clear } = page.control();
  page.toggle('a');
  act(clear);
  expect(page.ids()).toBe('b');
  act(() => page.control().selectAll(1234));
  act(() => page.control().clear());
  expect(selectedCount(page.control().selection)).toBe(0);
});
