/** The next (1) or previous (-1) order. */
export type Step = 1 | -1;

/** An order's last known position in the list. */
export interface Standing {
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
