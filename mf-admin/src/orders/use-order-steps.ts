import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useEffect, useRef } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { panelOrderCalls } from '../calls/panel-order-calls';
import type { PagedRead } from '../list/list-body';
import { type ListState, writeListState } from '../list/list-state';
import { heldQueryOf } from '../list/use-held-list';
import { entryState, useQueryNavigation } from '../list/use-query-navigation';

/** The next (1) or previous (-1) order. */
export type Step = 1 | -1;

/** The position of the shown order in the list. */
export interface OrderSteps {
  /** From 1; null if the order is not on this page of the list. */
  readonly position: number | null;
  /** Undefined until this page of the list is loaded. */
  readonly total: number | undefined;
  readonly canGo: (step: Step) => boolean;
  /** Shows the next (1) or the previous (-1) order, from another page of the list if necessary. */
  readonly go: (step: Step) => void;
}

const loadFailure: FailureText = { title: 'Error', fallback: 'Failed to load orders' };

/** Steps through the orders of the list with its current search, filters, sort and page. */
export function useOrderSteps(
  shownId: string | null,
  { currentData }: PagedRead<Order>,
  state: ListState,
): OrderSteps {
  const navigate = useQueryNavigation();
  const [readPage] = adminApi.useLazyAdminOrdersQuery();
  const prefetchPage = adminApi.usePrefetch('adminOrders');
  const prefetchOrder = panelOrderCalls.usePrefetch('order');
  const showFailure = useCallFailure();
  const isShownStill = useIsShownStill(shownId);
  // The order's last position: a change of its status may have removed it from the list.
  const last = useRef<(Standing & { readonly page: number }) | null>(null);
  const rows = currentData?.rows ?? [];
  const total = currentData?.total ?? 0;
  const index = rows.findIndex(({ id }) => id === shownId || orderNumber(id) === shownId);
  const ids = rows.map(({ id }) => id);
  if (shownId !== null && index >= 0) {
    last.current = { id: shownId, index, following: ids.slice(index + 1), page: state.page };
  }
  const left = last.current?.id === shownId && currentData ? last.current : null;
  // If it was the only order of the last page, the list shows the page before.
  const gap = left && (left.page > state.page ? ids.length : gapOf(left, ids));
  const list = { index: index >= 0 ? index : null, gap, count: rows.length, total, ...state };
  const following = neighbourOf(1, list);
  const followingId = typeof following === 'number' ? rows[following]?.id : undefined;
  const followingPage = following === 'other-page' ? state.page + 1 : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each possible next order.
  useEffect(() => {
    if (shownId === null) return;
    if (followingId !== undefined) prefetchOrder({ id: followingId });
    if (followingPage !== undefined) prefetchPage(heldQueryOf({ ...state, page: followingPage }));
  }, [shownId, followingId, followingPage]);

  function show(id: string | undefined, page: number) {
    if (id === undefined) return;
    const next = writeListState({ ...state, page }, new URLSearchParams(window.location.search));
    next.set('details', id);
    // After a step to another page of the list, closing must not go back to the page before.
    navigate(next, { replace: true, state: page === state.page ? entryState() : null });
  }

  async function go(step: Step) {
    const neighbour = neighbourOf(step, list);
    if (typeof neighbour === 'number') show(rows[neighbour]?.id, state.page);
    if (neighbour !== 'other-page') return;
    const page = state.page + step;
    const { data, error } = await readPage(heldQueryOf({ ...state, page }), true);
    if (!isShownStill()) return;
    if (error) showFailure(loadFailure, error);
    show(data?.rows.at(step === 1 ? 0 : -1)?.id, page);
  }

  return {
    position: index < 0 ? null : (state.page - 1) * state.perPage + index + 1,
    total: currentData?.total,
    canGo: (step) => neighbourOf(step, list) !== null,
    go: (step) => void go(step),
  };
}

/** Returns whether the page still shows this order: a read may end after the user has gone on. */
function useIsShownStill(shownId: string | null): () => boolean {
  const isShown = useIsShown();
  return () => isShown() && new URLSearchParams(window.location.search).get('details') === shownId;
}

/** The order's position in the list: `3 of 40`; empty until that is known. */
export function positionText({ position, total }: OrderSteps): string {
  if (total === undefined) return '';
  return position === null ? 'Not on this page of the list' : `${position} of ${total}`;
}

/** An order's last known position in the list. */
interface Standing {
  readonly id: string;
  readonly index: number;
  /** Ids of the rows after it, in order. */
  readonly following: readonly string[];
}

/**
 * The position that an order removed from the list would have now: before the first remaining row
 * that followed it. Its old index may be wrong, because earlier rows may have left too.
 */
export function gapOf({ index, following }: Standing, ids: readonly string[]): number {
  const next = following.find((id) => ids.includes(id));
  return next === undefined ? Math.min(index, ids.length) : ids.indexOf(next);
}

interface Place {
  /** Index of the order on the current page; null if it is not there. */
  readonly index: number | null;
  /** Its position before it left the list, if it was there. */
  readonly gap: number | null;
  /** Number of rows on this page. `total` counts all pages. */
  readonly count: number;
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/**
 * The target of a step: an index on this page, `other-page` for the nearest row of the next or
 * previous page, or null for none.
 */
export function neighbourOf(
  step: Step,
  { index, gap, count, total, page, perPage }: Place,
): number | 'other-page' | null {
  const from = index ?? gap;
  if (from === null) return null;
  // The row that followed a removed order now has its position.
  const to = index === null && step === 1 ? from : from + step;
  if (to >= 0 && to < count) return to;
  if (to < 0) return page > 1 ? 'other-page' : null;
  return page * perPage < total ? 'other-page' : null;
}
