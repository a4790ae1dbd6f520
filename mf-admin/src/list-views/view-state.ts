import type { ListView } from '@northcast/shared-contracts/api/entities';
import {
  type ListShape,
  type ListState,
  pageSizes,
  readListState,
  writeListState,
} from '../list/list-state';

/** A built-in view. */
export interface StandardView {
  readonly name: string;
  readonly query: string;
}

/** Views for managers; only they see orders of every assignee. */
export const orderViews: readonly StandardView[] = [
  { name: 'All', query: '' },
  { name: 'Late', query: 'due=late' },
];
export const managedOrderViews: readonly StandardView[] = [
  ...orderViews,
  { name: 'Mine', query: 'assignee=me' },
  { name: 'Unassigned', query: 'assignee=nobody' },
];

export const messageViews: readonly StandardView[] = [
  { name: 'All', query: '' },
  { name: 'Unanswered', query: 'status=pending' },
];
export const enquiryViews: readonly StandardView[] = [
  { name: 'All', query: '' },
  { name: 'Unanswered', query: 'status=new' },
];

/** Joins the parameters that precede the list's own with a view's query. */
export const inPlace = (place: string, query: string): string =>
  [place, query].filter(Boolean).join('&');

/** The part of the state that a view saves: filters and sort, without the page. */
export function viewQuery(state: ListState, shape: ListShape): string {
  const whole = { ...state, page: 1, perPage: pageSizes[0] };
  return String(writeListState(whole, new URLSearchParams(), shape));
}

/**
 * Rewrites a saved query for this version, which may have other sorts and filters than the one that
 * saved it.
 */
export function currentQuery(query: string, shape: ListShape): string {
  return viewQuery(readListState(new URLSearchParams(query), shape), shape);
}

/** Whether the list differs from the view. */
export function differsFrom(
  view: Pick<ListView, 'query' | 'hidden'>,
  query: string,
  hidden: readonly string[],
  shape: ListShape,
): boolean {
  const columns = (ids: readonly string[]) => JSON.stringify([...ids].sort());
  return currentQuery(view.query, shape) !== query || columns(view.hidden) !== columns(hidden);
}
