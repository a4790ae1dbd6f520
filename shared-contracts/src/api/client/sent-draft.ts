import type { Draft } from '@northcast/shared-contracts/api/client/draft';

/**
 * Drops a draft that was sent, and tells the form that shows it now: the one that sent it may have
 * been closed and opened again meanwhile. Other values than the sent ones stay.
 * @returns whether it was dropped
 */
export function dropSent<Values extends object>(
  draft: Draft<Values>,
  sent: Partial<Values>,
): boolean {
  const kept = draft.values();
  if (kept !== undefined && !isEqual(kept, sent)) return false;
  draft.drop();
  dispatchEvent(new Event(draft.address));
  return true;
}

/** Compares the values that were sent, which may be some of the form's. */
const isEqual = <Values extends object>(kept: Partial<Values>, sent: Partial<Values>): boolean =>
  (Object.keys(sent) as (keyof Values)[]).every(
    (name) => JSON.stringify(kept[name]) === JSON.stringify(sent[name]),
  );
