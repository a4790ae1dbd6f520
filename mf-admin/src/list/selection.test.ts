import {
  isPageSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  toggled,
  withPage,
} from './selection';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, version: index + 1 }));
const press = (selection = nothingSelected, id = 'a', isRange = false) =>
  toggled(selection, rows, id, isRange);
const ids = ({ versions }: typeof nothingSelected) => [...versions.keys()].sort().join('');

test('a press chooses a row with its version, another one takes it out', () => {
  const one = press(nothingSelected, 'b');
  expect([...one.versions]).toEqual([['b', 2]]);
  expect(ids(press(one, 'b'))).toBe('');
});

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', ''],
])('with shift all from %s to %s become what the last one becomes', (from, to, chosen) => {
  expect(ids(press(press(nothingSelected, from), to, true))).toBe(chosen);
});

test('a range takes rows out as well', () => {
  const all = withPage(nothingSelected, rows);
  expect(ids(press(press(all, 'b'), 'd', true))).toBe('ae');
});

test('with shift and nothing pressed before, or on another page, it is the row alone', () => {
  expect(ids(press(nothingSelected, 'c', true))).toBe('c');
  expect(ids(press({ ...nothingSelected, anchor: 'z' }, 'c', true))).toBe('c');
});

test('a page is chosen beside rows of others', () => {
  const selection = withPage({ ...nothingSelected, versions: new Map([['z', 9]]) }, rows);
  expect(selectedCount(selection)).toBe(6);
  expect(isPageSelected(selection, rows)).toBe(true);
  expect(isPageSelected(press(selection, 'c'), rows)).toBe(false);
});

test('all that match are chosen without being there; a press goes on with the page', () => {
  const all = { ...nothingSelected, all: 1234 };
  expect(selectedCount(all)).toBe(1234);
  expect(isSelected(all, 'on another page')).toBe(true);
  expect(ids(press(all, 'c'))).toBe('abde');
});
