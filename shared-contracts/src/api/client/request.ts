import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import {
  idempotencyHeader,
  type ListQuery,
  laterCountHeader,
  listMarkHeader,
  totalCountHeader,
} from '@northcast/shared-contracts/api/list-query';
import type { Problem } from '@northcast/shared-contracts/api/problem';

/** What a call needs beside its endpoint. */
export interface CallArguments {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: ListQuery;
  /** One key for each form; a repeated send with it stores nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Origin to call at; the page's own unless given. */
  readonly origin?: string;
}

/** A call that failed: plain data, so that it can stand in the store. `status` 0: no answer came. */
export interface CallError {
  readonly status: number;
  /** The status code, a colon and the answer's body, or the status text where the body is empty. */
  readonly message: string;
  /** What the server told the person, if anything. */
  readonly serverMessage?: string;
  readonly problem?: Problem;
}

/** What an answer says of a list beside its rows. */
export interface ListFacts {
  /** For `upTo`, when the list is read again. */
  readonly mark?: string;
  /** Rows that match and came in since `upTo`. */
  readonly later?: number;
}

export type CallResult<Answer> =
  | ({ readonly data: Answer; readonly total: number | null } & ListFacts)
  | { readonly error: CallError };

/** Sends one call of the endpoint table with credentials; never throws, save for an abort. */
export async function call<Answer>(
  endpoint: Endpoint,
  args: CallArguments = {},
): Promise<CallResult<Answer>> {
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint, args), {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(args),
      ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
      ...(args.signal === undefined ? {} : { signal: args.signal }),
    });
  } catch (error) {
    if (args.signal?.aborted) throw error;
    return { error: { status: 0, message: '0: Network error' } };
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) return { error: errorOf(response, text) };
  const total = response.headers.get(totalCountHeader);
  return {
    // A download of a call with a body: no link can fetch it.
    data: (isCsv(response) ? text : parse(text)) as Answer,
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

/** Longest plain answer, in UTF-16 code units, that is shown to a person. */
const plainMessageMax = 200;

function plainMessage(response: Response, text: string): Pick<CallError, 'serverMessage'> {
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const message = text.trim();
  const isShown = isPlain && message !== '' && message.length <= plainMessageMax;
  return isShown && !message.startsWith('<') ? { serverMessage: message } : {};
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
