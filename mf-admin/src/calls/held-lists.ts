import { type Page, readPage, write } from '@northcast/shared-contracts/api/client/api';
import type { ListFacts } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';

/** Query of a list; one that is held keeps its rows when it is read again, and counts what came in since. */
export interface HeldQuery extends ListQuery {
  readonly held?: true;
}

interface Held {
  /** Which rows were asked for. */
  readonly filter: string;
  readonly mark: string;
}

/** What lists are held to, by the paths of their calls. Pages and sorts of a filter are held to the same. */
const held = new Map<string, Held>();

type Call = Pick<Endpoint, 'path'>;

/** What a call about all rows of a filter is asked with, so that it means those that were seen. */
export function heldTo({ path }: Call, query: ListQuery): Pick<ListQuery, 'upTo'> {
  const own = held.get(path);
  return own?.filter === filterOf(query) ? { upTo: own.mark } : {};
}

/** The list shows all there is when it is read next. */
export function releaseList({ path }: Call): void {
  held.delete(path);
}

function filterOf(query: ListQuery): string {
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, ...filter } = query;
  return JSON.stringify(Object.entries(filter).sort());
}

/** `build.query(readList(endpoints.adminOrders))`: `readPage` for lists that can be held. */
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
      // Only an answer that was not held has one: one that was under way never holds a list that was released.
      const { mark } = meta ?? {};
      if (isHeld && mark !== undefined) held.set(endpoint.path, { filter: filterOf(query), mark });
      return page.transformResponse(answer, meta);
    },
  };
}

/** `write` for a call that makes a row of a list: who made it sees it at once. */
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
