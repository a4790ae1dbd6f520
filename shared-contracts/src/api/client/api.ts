import { providedTags, staleTags } from '@northcast/shared-contracts/api/client/cache-tags';
import {
  type CallArguments,
  type CallError,
  call,
  type ListFacts,
} from '@northcast/shared-contracts/api/client/request';
import type {
  Endpoint,
  ParametersOf,
  RequestOf,
  ResponseOf,
} from '@northcast/shared-contracts/api/endpoint';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';
import { tags } from '@northcast/shared-contracts/api/tags';
import { dataChanged } from '@northcast/shared-contracts/host/data-changed';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

interface EndpointCall extends CallArguments {
  readonly endpoint: Endpoint;
}

type AnswerFacts = { readonly total: number | null } & ListFacts;
type CallEndpoint = BaseQueryFn<EndpointCall, unknown, CallError, object, AnswerFacts>;

/** Result of a call that a reset of the store has aborted. RTK Query would log an exception. */
const aborted = { error: { status: 0, message: '0: Aborted' } };

/**
 * Whether a reset of the store has ended a call: the user is signed out, or the area goes on in
 * another version. Whether the server acted is unknown.
 */
export const isAborted = (error: unknown): boolean =>
  (error as Partial<Error> | undefined)?.name === 'AbortError';

/** Base query that calls the API, and tells other areas about every successful write. */
function callingFrom(area: string): CallEndpoint {
  return async ({ endpoint, ...args }, { signal, type, dispatch }) => {
    const result = await call(endpoint, { ...args, signal }).catch((error: unknown) => {
      if (signal.aborted) return aborted;
      throw error;
    });
    if ('error' in result) return { error: result.error };
    if (type === 'mutation') dispatch(dataChanged(area, endpoint.tags));
    const { data, ...meta } = result;
    return { data: data ?? null, meta };
  };
}

/**
 * Creates an area's RTK Query API; the area adds its calls with `injectEndpoints`. Areas do not
 * share a cache, because each is built with its own version of the API contract. Data stays cached
 * until a write of this or another area invalidates it: no polling, no refetch on focus, no
 * retries.
 * @param area the area's name, used as `reducerPath` in the shell's store
 */
export const createAreaApi = <const Area extends string>(area: Area) =>
  createApi({
    reducerPath: area,
    baseQuery: callingFrom(area),
    tagTypes: tags,
    keepUnusedDataFor: Number.MAX_SAFE_INTEGER / 1000,
    endpoints: () => ({}),
  });

/** One page of a list, and the number of rows on all pages. */
export interface Page<Row> extends ListFacts {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * Arguments of a read: the path's parameters. TypeScript lets a caller omit an argument of type
 * `void`, but not one of type `undefined`.
 */
type ReadArguments<E extends Endpoint, None = void> = keyof ParametersOf<E> extends never
  ? None
  : ParametersOf<E>;

/** Arguments of a write: path parameters, body, and the form's idempotency key. */
export type WriteArguments<E extends Endpoint> = ParametersOf<E> &
  (RequestOf<E> extends undefined ? object : { body: BodyOf<E> }) & { idempotencyKey?: string };

/** The body that a client sends; fields with a default in the schema may be omitted. */
type BodyOf<E extends Endpoint> = Partial<RequestOf<E>>;

const tagsOf = (endpoint: Endpoint) => (_answer: unknown, _error: unknown, parameters: unknown) =>
  providedTags(endpoint, parameters);

/** `build.query(read(endpoints.orders))` */
export function read<const E extends Endpoint>(endpoint: E) {
  return {
    query: (parameters: ReadArguments<E>): EndpointCall => ({
      endpoint,
      ...withParameters(parameters),
    }),
    transformResponse: (answer: unknown) => answer as ResponseOf<E>,
    providesTags: tagsOf(endpoint),
  };
}

/** `build.query(readPage(endpoints.adminOrders))`: takes a `ListQuery`, returns a `Page`. */
export function readPage<const E extends Endpoint>(endpoint: E) {
  return {
    query: (query: ListQuery): EndpointCall => ({ endpoint, query }),
    transformResponse: (answer: unknown, meta: AnswerFacts | undefined): Page<RowOf<E>> => {
      const rows = answer as RowOf<E>[];
      return { ...meta, rows, total: meta?.total ?? rows.length };
    },
    providesTags: tagsOf(endpoint),
  };
}

/**
 * `build.query(readFiltered(endpoints.orderTotals))`: takes a `ListQuery`, returns an aggregate of
 * the matching rows.
 */
export function readFiltered<const E extends Endpoint>(endpoint: E) {
  return {
    query: (query: ListQuery): EndpointCall => ({ endpoint, query }),
    transformResponse: (answer: unknown) => answer as ResponseOf<E>,
    providesTags: tagsOf(endpoint),
  };
}

type RowOf<E extends Endpoint> = ResponseOf<E> extends readonly (infer Row)[] ? Row : never;

/** `build.mutation(write(endpoints.placeOrder))` */
export function write<const E extends Endpoint>(endpoint: E) {
  return {
    query: ({
      body,
      idempotencyKey,
      ...parameters
    }: WriteArguments<E> & { body?: unknown }): EndpointCall => ({
      endpoint,
      body,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      parameters: parameters as unknown as Readonly<Record<string, string>>,
    }),
    transformResponse: (answer: unknown) => answer as ResponseOf<E>,
    invalidatesTags: (_answer: unknown, error: unknown, parameters: unknown) =>
      error ? [] : staleTags(endpoint, parameters),
  };
}

function withParameters(parameters: unknown): { parameters?: Readonly<Record<string, string>> } {
  return typeof parameters === 'object' && parameters !== null
    ? { parameters: parameters as Readonly<Record<string, string>> }
    : {};
}
