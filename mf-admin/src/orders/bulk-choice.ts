import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { heldTo } from '../calls/held-lists';
import { type ListState, rowsOf } from '../list/list-state';
import type { Selection, SelectionControl } from '../list/selection';
import { savesEnded, versionOf } from './own-saves';

type BulkChange = 'status' | 'assignee';

/** What an action that changes the selected orders receives. */
export interface BulkChangeProps {
  readonly control: SelectionControl;
  readonly state: ListState;
  /** The one that is under way. */
  readonly changing: BulkChange | null;
  /** Starts a change, unless one is under way: it raises the versions that the next one sends. */
  readonly start: (what: BulkChange, change: () => Promise<void>) => void;
}

/** The orders of a bulk call, in the request's format. */
export interface BulkChoice {
  readonly orders?: { readonly id: string; readonly version: number }[];
  readonly filter?: string;
  readonly expected?: number;
}

/**
 * The selected rows, or all that the filter had found, without rows that arrived later. Own changes
 * of a selected row, also one that is under way, do not outdate it.
 */
export async function bulkChoice(
  { versions, all }: Selection,
  state: ListState,
): Promise<BulkChoice> {
  if (all === null) {
    await savesEnded([...versions.keys()]);
    return { orders: [...versions].map(([id, seen]) => ({ id, version: versionOf(id, seen) })) };
  }
  const rows = rowsOf(state);
  const asked = { ...rows, ...heldTo(endpoints.adminOrders, rows) };
  return { filter: String(new URLSearchParams(asked as Record<string, string>)), expected: all };
}
