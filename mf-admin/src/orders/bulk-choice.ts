import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { heldTo } from '../calls/held-lists';
import { type ListState, rowsOf } from '../list/list-state';
import type { Selection } from '../list/selection';
import { versionOf } from './own-saves';

/** The orders of a bulk call, in the request's format. */
export interface BulkChoice {
  readonly orders?: { readonly id: string; readonly version: number }[];
  readonly filter?: string;
  readonly expected?: number;
}

/**
 * The selected rows, or all that the filter had found, without rows that arrived later. Own changes
 * of a selected row do not outdate it.
 */
export function bulkChoice({ versions, all }: Selection, state: ListState): BulkChoice {
  if (all === null) {
    return { orders: [...versions].map(([id, seen]) => ({ id, version: versionOf(id, seen) })) };
  }
  const rows = rowsOf(state);
  const asked = { ...rows, ...heldTo(endpoints.adminOrders, rows) };
  return { filter: String(new URLSearchParams(asked as Record<string, string>)), expected: all };
}
