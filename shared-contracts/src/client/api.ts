import {
  type AnswerOf,
  type Endpoint,
  type ParametersOf,
  type RequestOf,
  tags,
} from '@northcast/shared-contracts/api/endpoints';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';
import {
  type CallArguments,
  type CallError,
  call,
} from '@northcast/shared-contracts/client/request';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

interface EndpointCall extends CallArguments {
  readonly endpoint: Endpoint;
}

const callEndpoint: BaseQueryFn<
  EndpointCall,
  unknown,
  CallError,
  object,
  { total: number | null }
> = async ({ endpoint, ...args }, { signal }) => {
  const result = await call(endpoint, { ...args, signal });
  return 'error' in result
    ? { error: result.error }
    : { data: result.data ?? null, meta: { total: result.total } };
};

/**
 * The one cache of server answers. The shell's store takes it in when the first remote that needs it arrives;
 * remotes add their calls with `api.injectEndpoints`. Answers stay until a write makes them stale: no polling,
 * no refetch on focus, no retries.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callEndpoint,
  tagTypes: tags,
  keepUnusedDataFor: Number.MAX_SAFE_INTEGER / 1000,
  endpoints: () => ({}),
});

/** One page of a list and how many rows there are over all pages. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Arguments of a read: the path's parameters. */
type ReadArguments<E extends Endpoint> = keyof ParametersOf<E> extends never
  ? void
  : ParametersOf<E>;

/** Arguments of a write: the path's parameters, the body, the form's key. */
export type WriteArguments<E extends Endpoint> = ParametersOf<E> &
  (RequestOf<E> extends undefined ? object : { body: BodyOf<E> }) & { idempotencyKey?: string };

/** The body as a client sends it: what the schema fills in itself may be left out. */
type BodyOf<E extends Endpoint> = Partial<RequestOf<E>>;

/** `build.query(read(endpoints.orders))` */
export function read<const E extends Endpoint>(endpoint: E) {
  return {
    query: (parameters: ReadArguments<E>): EndpointCall => ({
      endpoint,
      ...withParameters(parameters),
    }),
    transformResponse: (answer: unknown) => answer as AnswerOf<E>,
    providesTags: [...endpoint.tags],
  };
}

/** `build.query(readPage(endpoints.adminOrders))`: takes a `ListQuery`, answers a `Page`. */
export function readPage<const E extends Endpoint>(endpoint: E) {
  return {
    query: (query: ListQuery): EndpointCall => ({ endpoint, query }),
    transformResponse: (
      answer: unknown,
      meta: { total: number | null } | undefined,
    ): Page<RowOf<E>> => {
      const rows = answer as RowOf<E>[];
      return { rows, total: meta?.total ?? rows.length };
    },
    providesTags: [...endpoint.tags],
  };
}

type RowOf<E extends Endpoint> = AnswerOf<E> extends readonly (infer Row)[] ? Row : never;

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
    transformResponse: (answer: unknown) => answer as AnswerOf<E>,
    invalidatesTags: (_: unknown, error: unknown) => (error ? [] : [...endpoint.tags]),
  };
}

function withParameters(parameters: unknown): { parameters?: Readonly<Record<string, string>> } {
  return typeof parameters === 'object' && parameters !== null
    ? { parameters: parameters as Readonly<Record<string, string>> }
    : {};
}
