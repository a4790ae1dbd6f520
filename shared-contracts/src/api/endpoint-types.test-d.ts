/**
 * What callers of the endpoint table can rely on when they are compiled: each list of claims compiles while all of them are as its
 * name says. Nothing of it runs; `tsc -p shared-contracts/tsconfig.tests.json` checks it.
 */
import type { WriteArguments } from '@northcast/shared-contracts/api/client/api';
import type {
  Endpoint,
  EndpointName,
  endpoints,
  ParametersOf,
  RequestOf,
  ResponseOf,
} from '@northcast/shared-contracts/api/endpoints';
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

/** A write with a body needs it, with fields of its schema and their types. */
export type BodiesTaken = AllTrue<
  [
    Fits<{ body: Placement }, Arguments<'placeOrder'>>,
    Fits<{ body: Placement; idempotencyKey: string }, Arguments<'placeOrder'>>,
    // The schema's defaults may be left out.
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

/** A path with a parameter needs it; one without has none. */
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

/** An answer is the entity that the table names, a list of it, or nothing. */
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

/** What a later version may add: an optional field breaks neither code that reads the earlier type nor tables made before. */
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

/** What it may not: a field that every endpoint must have, a request that no schema stands for. */
export type BreakingAdditions = AllFalse<
  [
    Fits<Endpoint, Endpoint & { readonly owner: string }>,
    Fits<Omit<Table['placeOrder'], 'request'> & { request: 'gift' }, Endpoint>,
    Fits<'gift', RequestName>,
    Fits<Omit<Table['placeOrder'], 'access'>, Endpoint>,
  ]
>;
