/** To the next order or to the previous one. */
export type Step = 1 | -1;

/** An order as it stood in the list. */
export interface Standing {
  readonly id: string;
  readonly index: number;
  /** Ids of the rows behind it, in their order. */
  readonly following: readonly string[];
}

/**
 * Where an order that has left the list would stand now: before the first of those that followed it. Others before it may have left
 * at the same time, so that its index of then may be another row's.
 */
export function gapOf({ index, following }: Standing, ids: readonly string[]): number {
  const next = following.find((id) => ids.includes(id));
  return next === undefined ? Math.min(index, ids.length) : ids.indexOf(next);
}

interface Place {
  /** Of the order on the list's page; null where it is not there. */
  readonly index: number | null;
  /** Where it was before it left the list, if it was there. */
  readonly gap: number | null;
  /** Rows of this page, and of all. */
  readonly count: number;
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** The row that a step leads to: its index on this page, `other-page` for the nearest of the next or previous one, null for none. */
export function neighbourOf(
  step: Step,
  { index, gap, count, total, page, perPage }: Place,
): number | 'other-page' | null {
  const from = index ?? gap;
  if (from === null) return null;
  // What followed an order that is gone stands in its place.
  const to = index === null && step === 1 ? from : from + step;
  if (to >= 0 && to < count) return to;
  if (to < 0) return page > 1 ? 'other-page' : null;
  return page * perPage < total ? 'other-page' : null;
}
