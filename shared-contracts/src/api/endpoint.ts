import type { Entities } from '@northcast/shared-contracts/api/entities';
import type { RequestName, Requests } from '@northcast/shared-contracts/api/requests';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import type { Role } from '@northcast/shared-contracts/roles';

/** Who may call: anyone, signed-in users, or administrators. */
export type Access = 'public' | 'customer' | 'admin';

/**
 * The name of an entity schema, the name followed by brackets for a list, or `none`, `csv` (a
 * text/csv download), `file` (any other download), `stream` (server-sent events).
 */
type Answer = keyof Entities | readonly [keyof Entities] | 'none' | 'csv' | 'file' | 'stream';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** For calls of the panel: roles that may make the call; if omitted, `managingRoles`. */
  readonly roles?: readonly Role[];
  /** Key of the body's schema in `requestSchemas`. */
  readonly request?: RequestName;
  readonly answer: Answer;
  /** Status of a successful response. */
  readonly status: 200 | 201 | 204;
  readonly tags: readonly Tag[];
  /** Whether the list takes a `ListQuery`. */
  readonly paged?: true;
  /** Takes only search, status, dates and `upTo` of `ListQuery`. */
  readonly filtered?: true;
  /** Takes only `q` or `ids` of `ListQuery`. */
  readonly searched?: true;
  /** Whether API tokens may make this read. */
  readonly token?: true;
}

export type RequestOf<E extends Endpoint> = E extends { request: infer Name extends RequestName }
  ? Requests[Name]
  : undefined;

/** The type of a call's response. */
export type ResponseOf<E extends Endpoint> = E['answer'] extends readonly [
  infer Name extends keyof Entities,
]
  ? Entities[Name][]
  : E['answer'] extends keyof Entities
    ? Entities[E['answer']]
    : undefined;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? WithoutExtension<Name>
    : never;

/** `id` of `id.pdf` */
type WithoutExtension<Name extends string> = Name extends `${infer Base}.${string}` ? Base : Name;

/** `{ id: string }` for a path with `:id`. */
export type ParametersOf<E extends Endpoint> = { [Name in ParameterNames<E['path']>]: string };
