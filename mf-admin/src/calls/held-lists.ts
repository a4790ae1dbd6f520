import {
  type Page,
  readFiltered,
  readPage,
  write,
} from '@northcast/shared-contracts/api/client/api';
import type { ListFacts } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';

/**
 * Query of a list. With `held`, a refetch keeps the rows as they were first read and counts later
 * ones.
 */
export interface HeldQuery extends ListQuery {
  readonly held?: true;
}

interface Held {
  /** The serialised filter. */
  readonly filter: string;
  /** Absent until the first response. */
  readonly mark: string | undefined;
}

/**
 * The mark that each list is held at, by the path of its call. All pages and sorts of the filter
 * that is shown share it.
 */
const held = new Map<string, Held>();

type Call = Pick<Endpoint, 'path'>;

/** Restricts a call about all rows of a filter to the rows that existed when the list was read. */
export function heldTo({ path }: Call, query: ListQuery): Pick<ListQuery, 'upTo'> {
  const own = held.get(path);
  return own?.mark !== undefined && own.filter === filterOf(query) ? { upTo: own.mark } : {};
}

/**
 * Holds the list at a filter that is shown from now on.
 * @param mark of the cached rows, if there are any: the next read of them adds no rows either
 */
export function holdList({ path }: Call, query: ListQuery, mark: string | undefined): void {
  held.set(path, { filter: filterOf(query), mark });
}

/** Releases the list: the next read returns all rows. */
export function releaseList({ path }: Call): void {
  held.delete(path);
}

function filterOf(query: ListQuery): string {
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, ...filter } = query;
  return JSON.stringify(Object.entries(filter).sort());
}

/** `build.query(readList(endpoints.adminOrders))`: like `readPage`, for lists that can be held. */
export function readList<const E extends Endpoint>(endpoint: E) {
  const page = readPage(endpoint);
  type Row = ReturnType<typeof page.transformResponse>['rows'][number];
  return {
    ...page,
    query: ({ held: isHeld, ...query }: HeldQuery) =>
      page.query({ ...query, ...(isHeld && heldTo(endpoint, query)) }),
    transformResponse: (
      answer: unknown,
      meta: ({ readonly total: number | null } & ListFacts) | undefined,
      { held: isHeld, ...query }: HeldQuery,
    ): Page<Row> => {
      // The server sends a mark only for an unrestricted read, so a late held response cannot hold
      // a list that was released in the meantime.
      const { mark } = meta ?? {};
      const shown = held.get(endpoint.path)?.filter ?? filterOf(query);
      const isShown = shown === filterOf(query);
      if (isHeld && isShown && mark !== undefined) holdList(endpoint, query, mark);
      const { upTo } = isHeld ? heldTo(endpoint, query) : {};
      // The cached page keeps its mark, for a list that shows it again.
      return { ...(upTo && { mark: upTo }), ...page.transformResponse(answer, meta) };
    },
  };
}

/**
 * Like `readFiltered`, for an aggregate of a list's rows. While the list is held, rows that it
 * leaves out do not count.
 */
export function readOfHeld<const E extends Endpoint>(endpoint: E, list: Call) {
  const plain = readFiltered(endpoint);
  return {
    ...plain,
    query: (query: ListQuery) => plain.query({ ...query, ...heldTo(list, query) }),
  };
}

/**
 * Like `write`, for a call that creates a row: releases the list so that the author sees the row.
 */
export function writeRow<const E extends Endpoint>(endpoint: E, list: Call) {
  const plain = write(endpoint);
  return {
    ...plain,
    transformResponse: (answer: unknown) => {
      releaseList(list);
      return plain.transformResponse(answer);
    },
  };
}
