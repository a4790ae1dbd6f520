/**
 * Compile-time guarantees for callers of the endpoint table. Each list of claims compiles only
 * while all of them hold. No code runs; `tsc -p shared-contracts/tsconfig.tests.json` checks it.
 */
import type { WriteArguments } from '@northcast/shared-contracts/api/client/api';
import type {
  Endpoint,
  ParametersOf,
  RequestOf,
  ResponseOf,
} from '@northcast/shared-contracts/api/endpoint';
import type { EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { BlogPost, Order, User } from '@northcast/shared-contracts/api/entities';
import type { RequestName, Requests } from '@northcast/shared-contracts/api/requests';

type AllTrue<Claims extends readonly true[]> = Claims;
type AllFalse<Claims extends readonly false[]> = Claims;
type Fits<Value, Type> = [Value] extends [Type] ? true : false;
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

type Table = typeof endpoints;
type Arguments<Name extends EndpointName> = WriteArguments<Table[Name]>;
type Placement = { customerPhone: string; projectBrief: string };

/** A write with a body requires it, with its schema's fields and types. */
export type BodiesTaken = AllTrue<
  [
    Fits<{ body: Placement }, Arguments<'placeOrder'>>,
    Fits<{ body: Placement; idempotencyKey: string }, Arguments<'placeOrder'>>,
    // Fields with a default may be omitted.
    Fits<{ body: Placement & { servicePrice: number } }, Arguments<'placeOrder'>>,
    Same<RequestOf<Table['placeOrder']>, Requests['orderPlacement']>,
  ]
>;
export type BodiesRefused = AllFalse<
  [
    Fits<object, Arguments<'placeOrder'>>,
    Fits<{ idempotencyKey: string }, Arguments<'placeOrder'>>,
    Fits<{ body: { servicePrice: string } }, Arguments<'placeOrder'>>,
    Fits<{ body: { status: 'lost' }; id: string }, Arguments<'updateOrder'>>,
  ]
>;

/** A path with a parameter requires it; a path without one accepts none. */
export type Parameters = AllTrue<
  [
    Same<ParametersOf<Table['updateOrder']>, { id: string }>,
    Same<ParametersOf<Table['replyToMessage']>, { id: string }>,
    Same<ParametersOf<Table['blogPost']>, { slug: string }>,
    Same<keyof ParametersOf<Table['placeOrder']>, never>,
    Fits<{ id: string }, Arguments<'deleteOrder'>>,
  ]
>;
export type ParametersMissing = AllFalse<
  [
    Fits<object, Arguments<'deleteOrder'>>,
    Fits<{ body: { reply: string } }, Arguments<'replyToMessage'>>,
  ]
>;

/** A response is the entity named in the table, a list of it, or nothing. */
export type Answers = AllTrue<
  [
    Same<ResponseOf<Table['placeOrder']>, Order>,
    Same<ResponseOf<Table['adminOrders']>, Order[]>,
    Same<ResponseOf<Table['blogPosts']>, BlogPost[]>,
    Same<ResponseOf<Table['currentUser']>, User>,
    Same<ResponseOf<Table['deleteOrder']>, undefined>,
    Same<ResponseOf<Table['exportOrders']>, undefined>,
    Same<RequestOf<Table['orders']>, undefined>,
  ]
>;

/**
 * Compatible additions: an optional field breaks neither code for the earlier type nor existing
 * tables.
 */
interface LaterEndpoint extends Endpoint {
  readonly deprecated?: true;
}
type LaterOrder = Order & { readonly note?: string };
type LaterPlaceOrder = Table['placeOrder'] & { readonly deprecated: true };
export type OptionalAdditions = AllTrue<
  [
    Fits<LaterEndpoint, Endpoint>,
    Fits<Endpoint, LaterEndpoint>,
    Fits<LaterOrder, Order>,
    Fits<Order, LaterOrder>,
    Same<RequestOf<LaterPlaceOrder>, RequestOf<Table['placeOrder']>>,
    Same<ResponseOf<LaterPlaceOrder>, Order>,
    Fits<{ body: Placement }, WriteArguments<LaterPlaceOrder>>,
  ]
>;

/** Incompatible changes: a field that every endpoint must have, a request without a schema. */
export type BreakingAdditions = AllFalse<
  [
    Fits<Endpoint, Endpoint & { readonly owner: string }>,
    Fits<Omit<Table['placeOrder'], 'request'> & { request: 'gift' }, Endpoint>,
    Fits<'gift', RequestName>,
    Fits<Omit<Table['placeOrder'], 'access'>, Endpoint>,
  ]
>;
