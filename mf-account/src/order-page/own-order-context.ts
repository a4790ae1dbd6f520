import { orderCalls } from '@northcast/order-ui/calls/order-calls';
import { api } from '../account-calls';
import { useFailure } from '../session/use-failure';

/** The calls for a customer's own order, in the API cache of this remote. */
export const ownOrderContext = { calls: orderCalls(api), useFailure };
