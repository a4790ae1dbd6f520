import { render, screen } from '@testing-library/react';
import { noFilter } from './list-state';
import { type Column, ListTable } from './list-table';
import type { ListControl } from './use-list-state';

interface Guest {
  readonly id: string;
  readonly name: string;
}

const guests: readonly Guest[] = ['Ada', 'Noor', 'Mira'].map((name) => ({ id: name, name }));
const drawn = jest.fn();
const columns: readonly Column<Guest>[] = [
  {
    id: 'name',
    meta: { label: 'Name' },
    cell: ({ row }) => {
      drawn(row.id);
      return row.original.name;
    },
  },
];
const pressable = (onPress: () => void): readonly Column<Guest>[] => [
  {
    id: 'name',
    meta: { label: 'Name' },
    cell: ({ row }) => (
      <button type="button" onClick={onPress}>
        Open {row.original.name}
      </button>
    ),
  },
];
const control: ListControl = {
  state: { ...noFilter, sort: 'name', order: 'asc', page: 1, perPage: 25 },
  linkTo: () => ({ to: '', onClick: () => undefined }),
  change: () => undefined,
};
const open = () => undefined;

/** New objects on every call, as in a server response. */
const list = (rows: readonly Guest[], shown = columns) => (
  <ListTable
    caption="Guests"
    columns={shown}
    rows={rows.map((row) => ({ ...row }))}
    total={rows.length}
    control={{ ...control }}
    busy={false}
    onOpen={open}
  />
);
const names = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

beforeEach(() => drawn.mockClear());

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

test('a control of a row is scrolled into view when it gets the focus, the list is not', () => {
  render(list(guests, pressable(jest.fn())));
  screen.getByRole('region').focus();
  expect(scrollIntoView).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Open Noor' });
  button.focus();
  expect(scrollIntoView.mock.contexts).toEqual([button]);
});

test('reordered rows move without being rendered again', () => {
  const { rerender } = render(list(guests));
  drawn.mockClear();
  rerender(list(guests.toReversed()));
  expect(names()).toEqual(['Mira', 'Noor', 'Ada']);
  expect(drawn).not.toHaveBeenCalled();
});

test('only a changed row is rendered again', () => {
  const { rerender } = render(list(guests));
  drawn.mockClear();
  rerender(list(guests.map((guest) => (guest.id === 'Noor' ? { ...guest, name: 'Nour' } : guest))));
  expect(names()).toEqual(['Ada', 'Nour', 'Mira']);
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['Noor']));
});

test('new columns keep the elements of a row, so that a press or the focus is not lost', () => {
  const pressed = jest.fn();
  const listOf = (version: string) =>
    list(
      guests,
      pressable(() => pressed(version)),
    );
  const { rerender } = render(listOf('old'));
  const button = screen.getByRole('button', { name: 'Open Noor' });
  button.focus();
  rerender(listOf('new'));
  expect(screen.getByRole('button', { name: 'Open Noor' })).toBe(button);
  expect(button).toHaveFocus();
  button.click();
  expect(pressed.mock.calls).toEqual([['new']]);
});

test.each([
  [8, false],
  [9, true],
])('a table of %i columns is marked as wide: %s', (count, isWide) => {
  const many = Array.from({ length: count }, (_, index) => ({
    id: `column-${index}`,
    meta: { label: `Column ${index}` },
  }));
  render(list(guests, many));
  const table = screen.getByRole('table');
  expect(table.closest('[data-wide]') !== null).toBe(isWide);
});
