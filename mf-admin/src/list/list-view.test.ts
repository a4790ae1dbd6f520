import { act, renderHook } from '@testing-library/react';
import { changeListView, hiddenOf, hideColumns, parseListView, useListView } from './list-view';

const key = 'northcast.list-view';

const standard = { density: 'regular', hidden: {} };

test.each([null, '', 'x', 'null', '1', '{"density":"tiny","hidden":{"orders":"dueOn"}}'])(
  'an invalid stored view is replaced by the default: %s',
  (text) => {
    expect(parseListView(text)).toEqual(standard);
  },
);

test('the density and the hidden columns of each list are stored', () => {
  changeListView({ density: 'compact' });
  hideColumns('orders', ['dueOn']);
  hideColumns('messages', ['createdAt']);
  const kept = parseListView(localStorage.getItem(key));
  expect(kept.density).toBe('compact');
  expect(hiddenOf(kept, 'orders')).toEqual(['dueOn']);
  expect(hiddenOf(kept, 'enquiries')).toEqual([]);
});

describe('while another tab shows another view', () => {
  /** Stores the columns that another tab hides, and reports it as a browser does. */
  const hideElsewhere = (hidden: Record<string, string[]>) =>
    act(() => {
      localStorage.setItem(key, JSON.stringify({ density: 'regular', hidden }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  test('the columns of this tab stay', () => {
    const { result, rerender } = renderHook(() => hiddenOf(useListView(), 'orders'));
    act(() => hideColumns('orders', ['dueOn']));
    hideElsewhere({ orders: ['status'] });
    rerender();
    expect(result.current).toEqual(['dueOn']);
  });

  test('the columns that it has stored for another list stay stored', () => {
    hideElsewhere({ orders: ['status'], enquiries: ['createdAt'] });
    hideColumns('orders', ['dueOn']);
    const kept = parseListView(localStorage.getItem(key));
    expect(kept.hidden).toEqual({ orders: ['dueOn'], enquiries: ['createdAt'] });
  });
});
