import { limits } from '@northcast/shared-contracts/api/limits';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';

/** What can be asked of one list. */
export interface ListShape {
  readonly sortable: readonly string[];
  readonly statuses: readonly string[];
}

/** What is asked of it now; its home is the URL. */
export interface ListState {
  readonly q: string;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** Empty for all. */
  readonly status: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export const pageSizes = [25, 50, 100] as const;

/** Newest first, everything else from A to Z. */
export function naturalOrder(sort: string): 'asc' | 'desc' {
  return sort === 'createdAt' ? 'desc' : 'asc';
}

/** The state that a query string tells; what it does not tell, or tells wrongly, is the default. */
export function readListState(search: URLSearchParams, shape: ListShape): ListState {
  const sort = oneOf(shape.sortable, search.get('sort')) ?? 'createdAt';
  return {
    q: (search.get('q') ?? '').trim().slice(0, limits.search.max),
    sort,
    order: oneOf(['asc', 'desc'] as const, search.get('order')) ?? naturalOrder(sort),
    status: oneOf(shape.statuses, search.get('status')) ?? '',
    page: Math.max(1, wholeNumber(search.get('page')) ?? 1),
    perPage: pageSizes.find((size) => size === wholeNumber(search.get('perPage'))) ?? pageSizes[0],
  };
}

/** The query string of a state, after the parameters that are not the list's own. */
export function writeListState(state: ListState, others: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(others);
  const entries: Record<keyof ListState, string> = {
    q: state.q,
    sort: state.sort === 'createdAt' ? '' : state.sort,
    order: state.order === naturalOrder(state.sort) ? '' : state.order,
    status: state.status,
    page: state.page === 1 ? '' : String(state.page),
    perPage: state.perPage === pageSizes[0] ? '' : String(state.perPage),
  };
  for (const [name, value] of Object.entries(entries)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  return search;
}

/** Everything but the page, as the calls take it. */
export function filterOf({ q, sort, order, status }: ListState): ListQuery {
  return { sort, order, ...(q && { q }), ...(status && { status }) };
}

export function queryOf(state: ListState): ListQuery {
  return { ...filterOf(state), page: state.page, perPage: state.perPage };
}

export function isFiltered({ q, status }: ListState): boolean {
  return q !== '' || status !== '';
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
