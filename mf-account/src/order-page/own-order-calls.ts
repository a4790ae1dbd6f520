import { orderCalls } from '@northcast/order-ui/calls/order-calls';
import { api } from '../account-calls';

/** The calls of a customer's own order, in the area's cache. */
export const ownOrderCalls = orderCalls(api);
