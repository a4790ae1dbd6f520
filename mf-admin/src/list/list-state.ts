import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { dueFilters, type ListQuery } from '@northcast/shared-contracts/api/list-query';
import { oneOf, rangeEndIn, rangeTimestamp, wholeNumber } from './query-values';

/** Sorts and filters that a list supports. */
export interface ListShape {
  readonly sortable: readonly string[];
  readonly statuses: readonly string[];
  /** Whether rows have a due date and an assignee. */
  readonly isWork?: boolean;
  /** Values of the category filter; omitted for a list without one. */
  readonly categories?: readonly string[];
  /** Default sort; `createdAt` (newest first) if omitted. */
  readonly defaultSort?: string;
}

/** The list's current search, filters, sort and page, held in the URL. */
export interface ListState {
  readonly q: string;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** Empty for all. */
  readonly status: string;
  /**
   * First and last day, `2026-11-22`, in the reader's time zone, or timestamps of the start and the
   * excluded end; empty for no end.
   */
  readonly from: string;
  readonly to: string;
  /** `late`; empty for all. */
  readonly due: string;
  /** `me`, `nobody` or the id of an account; empty for all. */
  readonly assignee: string;
  /** Empty for all. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export const pageSizes = [25, 50, 100] as const;

/** Descending for timestamps, whose names end in `At`; ascending for everything else. */
export function naturalOrder(sort: string): 'asc' | 'desc' {
  return sort.endsWith('At') ? 'desc' : 'asc';
}

const defaultSortOf = ({ defaultSort = 'createdAt' }: Pick<ListShape, 'defaultSort'>) =>
  defaultSort;

/**
 * The URL parameter of a value. The shell reserves `order` for the order dialog, so the direction
 * has another.
 */
const nameOf = (key: keyof ListState) => (key === 'order' ? 'direction' : key);

/** Reads the state from a query string; missing or invalid values take the default. */
export function readListState(search: URLSearchParams, shape: ListShape): ListState {
  const sort = oneOf(shape.sortable, search.get(nameOf('sort'))) ?? defaultSortOf(shape);
  return {
    q: (search.get(nameOf('q')) ?? '').trim().slice(0, limits.search.max),
    sort,
    order: oneOf(['asc', 'desc'] as const, search.get(nameOf('order'))) ?? naturalOrder(sort),
    status: oneOf(shape.statuses, search.get(nameOf('status'))) ?? '',
    from: rangeEndIn(search, nameOf('from'), 'from'),
    to: rangeEndIn(search, nameOf('to'), 'to'),
    ...(shape.isWork ? workIn(search) : { due: '', assignee: '' }),
    category: oneOf(shape.categories ?? [], search.get(nameOf('category'))) ?? '',
    page: Math.max(1, wholeNumber(search.get(nameOf('page'))) ?? 1),
    perPage:
      pageSizes.find((size) => size === wholeNumber(search.get(nameOf('perPage')))) ?? pageSizes[0],
  };
}

/** Writes the state to a query string, and keeps parameters of other features. */
export function writeListState(
  state: ListState,
  others: URLSearchParams,
  shape: Pick<ListShape, 'defaultSort'> = {},
): URLSearchParams {
  const search = new URLSearchParams(others);
  // In the order of the parameters in an address.
  const { q, ...filters } = noFilter;
  const [sort, order] = [defaultSortOf(shape), naturalOrder(state.sort)];
  const defaults: ListState = { q, sort, order, ...filters, page: 1, perPage: pageSizes[0] };
  for (const key of Object.keys(defaults) as (keyof ListState)[]) {
    if (state[key] === defaults[key]) search.delete(nameOf(key));
    else search.set(nameOf(key), String(state[key]));
  }
  return search;
}

/**
 * The row filter for API calls, without sort and page. Days become timestamps: from the start of
 * the first day to the end of the last one.
 */
export function rowsOf(state: ListState): ListQuery {
  const { q, status, from, to, due, assignee, category } = state;
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(from && { from: rangeTimestamp(from, 'from') }),
    ...(to && { to: rangeTimestamp(to, 'to') }),
    ...(due && { due }),
    ...(assignee && { assignee }),
    ...(category && { category }),
  };
}

/** The filter and sort for API calls, without the page. */
export function filterOf(state: ListState): ListQuery {
  return { sort: state.sort, order: state.order, ...rowsOf(state) };
}

export function queryOf(state: ListState): ListQuery {
  return { ...filterOf(state), page: state.page, perPage: state.perPage };
}

/** Clears every filter. */
export const noFilter = {
  q: '',
  status: '',
  from: '',
  to: '',
  due: '',
  assignee: '',
  category: '',
} as const;

export function isFiltered(state: ListState): boolean {
  return Object.keys(rowsOf(state)).length > 0;
}

/** Reads the filters by due date and assignee. */
function workIn(search: URLSearchParams): Pick<ListState, 'due' | 'assignee'> {
  const assignee = search.get(nameOf('assignee')) ?? '';
  const isPerson = ['me', 'nobody'].includes(assignee) || idSchema().isValidSync(assignee);
  return {
    due: oneOf(dueFilters, search.get(nameOf('due'))) ?? '',
    assignee: isPerson ? assignee : '',
  };
}
