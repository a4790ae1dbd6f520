import type { ListView } from '@northcast/shared-contracts/api/entities';
import {
  type ListShape,
  type ListState,
  pageSizes,
  readListState,
  writeListState,
} from '../list/list-state';

/** A view that everybody has. */
export interface StandardView {
  readonly name: string;
  readonly query: string;
}

/** Whom an order is assigned to matters to those who see all of them. */
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

/** A view's query in the address of its list. */
export const inPlace = (place: string, query: string): string =>
  [place, query].filter(Boolean).join('&');

/** The state as a view keeps it: filters and sort, without the page. */
export function viewQuery(state: ListState, shape: ListShape): string {
  const whole = { ...state, page: 1, perPage: pageSizes[0] };
  return String(writeListState(whole, new URLSearchParams(), shape));
}

/** A query that was saved as this version writes it: it may be from a version with other sorts and filters. */
export function currentQuery(query: string, shape: ListShape): string {
  return viewQuery(readListState(new URLSearchParams(query), shape), shape);
}

/** Whether the list shows something else than the view. */
export function differsFrom(
  view: Pick<ListView, 'query' | 'hidden'>,
  query: string,
  hidden: readonly string[],
  shape: ListShape,
): boolean {
  const columns = (ids: readonly string[]) => JSON.stringify([...ids].sort());
  return currentQuery(view.query, shape) !== query || columns(view.hidden) !== columns(hidden);
}
