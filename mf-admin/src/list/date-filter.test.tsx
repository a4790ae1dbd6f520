import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { localDateTime } from '../timestamp/local-date-time';
import { DateFilter } from './date-filter';
import { noFilter } from './list-state';

const from = '2026-11-19T07:15:00.000Z';
const to = '2026-11-20T07:15:00.000Z';

function show(range: { readonly from: string; readonly to: string }) {
  const change = jest.fn();
  const state = { ...noFilter, ...range, sort: 'createdAt', order: 'desc' } as const;
  const control = {
    state: { ...state, page: 1, perPage: 25 },
    change,
    linkTo: () => ({ to: '', onClick: () => undefined }),
  };
  render(<DateFilter control={control} label="Ordered" />);
  return change;
}
const fields = () =>
  ['Ordered from', 'Ordered to'].map((label) => {
    const { type, value } = screen.getByLabelText<HTMLInputElement>(label);
    return { type, value };
  });
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('days are shown and chosen as days', () => {
  const change = show({ from: '2026-11-19', to: '' });
  expect(fields()).toEqual([
    { type: 'date', value: '2026-11-19' },
    { type: 'date', value: '' },
  ]);
  enter('Ordered to', '2026-11-20');
  expect(change).toHaveBeenCalledWith({ to: '2026-11-20' }, { replace: true });
});

test('an interval that is not made of days is shown with its times and can be changed', () => {
  const change = show({ from, to });
  expect(fields()).toEqual([
    { type: 'datetime-local', value: localDateTime(from) },
    { type: 'datetime-local', value: localDateTime(to) },
  ]);
  const later = '2026-11-20T09:45:00.000Z';
  enter('Ordered to', localDateTime(later));
  expect(change).toHaveBeenCalledWith({ to: later }, { replace: true });
  enter('Ordered from', '');
  expect(change).toHaveBeenCalledWith({ from: '' }, { replace: true });
});

test('a day beside a timestamp is shown with the time at which it begins or ends', () => {
  show({ from, to: '2026-11-20' });
  expect(fields()[1]).toEqual({ type: 'datetime-local', value: '2026-11-21T00:00' });
});

test('a date that was left with an incomplete year becomes that of the list again', () => {
  const change = show({ from: '2026-11-19', to: '' });
  enter('Ordered from', '0202-11-20');
  fireEvent.blur(screen.getByLabelText('Ordered from'));
  expect(fields()[0]).toEqual({ type: 'date', value: '2026-11-19' });
  expect(change).not.toHaveBeenCalled();
});

test('a date of which only a part was typed disappears, because no filter applies', () => {
  show({ from: '', to: '' });
  const input = screen.getByLabelText<HTMLInputElement>('Ordered from');
  Object.defineProperty(input, 'validity', { value: { badInput: true } });
  const set = jest.spyOn(input, 'value', 'set');
  fireEvent.blur(input);
  expect(set).toHaveBeenCalledWith('');
});
