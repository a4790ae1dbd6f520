import { accountEndpoints } from '@northcast/shared-contracts/api/account-endpoints';
import { adminCustomerEndpoints } from '@northcast/shared-contracts/api/admin-customer-endpoints';
import { adminEndpoints } from '@northcast/shared-contracts/api/admin-endpoints';
import { adminOrderEndpoints } from '@northcast/shared-contracts/api/admin-order-endpoints';
import { blogEndpoints } from '@northcast/shared-contracts/api/blog-endpoints';
import { dashboardEndpoints } from '@northcast/shared-contracts/api/dashboard-endpoints';
import { deliveryEndpoints } from '@northcast/shared-contracts/api/delivery-endpoints';
import { enquiryEndpoints } from '@northcast/shared-contracts/api/enquiry-endpoints';
import type { Entities } from '@northcast/shared-contracts/api/entities';
import { fileEndpoints } from '@northcast/shared-contracts/api/file-endpoints';
import { integrationEndpoints } from '@northcast/shared-contracts/api/integration-endpoints';
import { listViewEndpoints } from '@northcast/shared-contracts/api/list-view-endpoints';
import { liveEndpoints } from '@northcast/shared-contracts/api/live-endpoints';
import { messageEndpoints } from '@northcast/shared-contracts/api/message-endpoints';
import { newsletterEndpoints } from '@northcast/shared-contracts/api/newsletter-endpoints';
import { orderEndpoints } from '@northcast/shared-contracts/api/order-endpoints';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import type { RequestName, Requests } from '@northcast/shared-contracts/api/requests';
import { secondFactorEndpoints } from '@northcast/shared-contracts/api/second-factor-endpoints';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import { teamEndpoints } from '@northcast/shared-contracts/api/team-endpoints';
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

/**
 * Every API call. The RTK Query endpoints, the bff's routes and the OpenAPI document derive from
 * it.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...dashboardEndpoints,
  ...orderEndpoints,
  ...deliveryEndpoints,
  ...fileEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...liveEndpoints,
  ...quoteEndpoints,
  ...messageEndpoints,
  ...publicEndpoints,
  ...blogEndpoints,
  ...enquiryEndpoints,
  ...newsletterEndpoints,
  ...listViewEndpoints,
  ...adminCustomerEndpoints,
  ...adminOrderEndpoints,
  ...adminEndpoints,
  ...teamEndpoints,
  ...integrationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

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
