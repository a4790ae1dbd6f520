import { orderCalls } from '@northcast/order-ui/calls/order-calls';
import { adminApi } from './admin-api';

/** The calls of an order's place, in the panel's cache. */
export const panelOrderCalls = orderCalls(adminApi);
