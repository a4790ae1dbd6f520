import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import {
  idempotencyHeader,
  type ListQuery,
  laterCountHeader,
  listMarkHeader,
  totalCountHeader,
} from '@northcast/shared-contracts/api/list-query';
import type { Problem } from '@northcast/shared-contracts/api/problem';

/** The variable parts of a call. */
export interface CallArguments {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: ListQuery;
  /** Sent with every attempt of one form, so that a repeated send stores nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Origin of the API; the page's own if omitted. */
  readonly origin?: string;
}

/**
 * A failed call as plain data, so that the Redux store can hold it. `status` 0: no response, or an
 * incomplete one.
 */
export interface CallError {
  readonly status: number;
  /** `status: body`, with the status text in place of an empty body. */
  readonly message: string;
  /** The server's message for the user, if any. */
  readonly serverMessage?: string;
  readonly problem?: Problem;
}

/** Facts about a list from the response headers. */
export interface ListFacts {
  /** Value for `upTo` in the next read of the list. */
  readonly mark?: string;
  /** Number of matching rows that arrived after `upTo`. */
  readonly later?: number;
}

export type CallResult<Answer> =
  | ({ readonly data: Answer; readonly total: number | null } & ListFacts)
  | { readonly error: CallError };

const networkError: CallError = { status: 0, message: '0: Network error' };

/**
 * Sends a call of the endpoint table with credentials. It never throws, except if it is aborted.
 */
export async function call<Answer>(
  endpoint: Endpoint,
  args: CallArguments = {},
): Promise<CallResult<Answer>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(endpoint, args), {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(args),
      ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
      ...(args.signal === undefined ? {} : { signal: args.signal }),
    });
    // A body that breaks off counts as no response, because it is not known what was stored or
    // returned; of an error, the status suffices.
    text = await response.text().catch((error) => (response.ok ? Promise.reject(error) : ''));
  } catch (error) {
    if (args.signal?.aborted) throw error;
    return { error: networkError };
  }
  if (!response.ok) return { error: errorOf(response, text) };
  // A CSV download by POST, which a link could not start.
  const data = isCsv(response) ? text : parse(text);
  // For example a page of a network that asks for a sign-in.
  if (text && data === undefined) return { error: networkError };
  const total = response.headers.get(totalCountHeader);
  return {
    data: data as Answer,
    total: total === null ? null : Number(total),
    ...listFacts(response.headers),
  };
}

const isCsv = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/csv') ?? false;

function listFacts(headers: Headers): ListFacts {
  const mark = headers.get(listMarkHeader);
  const later = headers.get(laterCountHeader);
  return { ...(mark !== null && { mark }), ...(later !== null && { later: Number(later) }) };
}

/** Path and query string of a call. */
export function addressOf(
  endpoint: Endpoint,
  { parameters, query, origin = '' }: CallArguments = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const path = `${origin}${fillPath(endpoint.path, parameters)}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

function headersOf({ body, idempotencyKey }: CallArguments): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
  };
}

function errorOf(response: Response, text: string): CallError {
  const message = `${response.status}: ${text || response.statusText}`;
  const problem = parse(text);
  return isProblem(problem)
    ? { status: response.status, message, serverMessage: problem.message, problem }
    : { status: response.status, message, ...plainMessage(response, text) };
}

/** Maximum length, in UTF-16 code units, of a plain-text response that is shown to the user. */
const plainMessageMax = 200;

function plainMessage(response: Response, text: string): Pick<CallError, 'serverMessage'> {
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const message = text.trim();
  const isShown = isPlain && message !== '' && message.length <= plainMessageMax;
  return isShown && !message.startsWith('<') ? { serverMessage: message } : {};
}

/** @returns undefined for an empty text and for any other that is no JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof (value as Partial<Problem> | null | undefined)?.message === 'string';
