import { orderCalls } from '@northcast/order-ui/calls/order-calls';
import { api } from '../account-calls';

/** Calls for a customer's own order, in the API cache of this remote. */
export const ownOrderCalls = orderCalls(api);
