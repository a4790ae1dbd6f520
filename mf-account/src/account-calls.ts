import { createAreaApi, read, write } from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { dashboardEndpoints } from '@northcast/shared-contracts/api/dashboard-endpoints';

/**
 * The API cache of this remote. Calls that the order dialog does not need are injected in
 * `account/own-account-calls.ts`.
 */
export const api = createAreaApi('mf-account');

export const accountStore = apiStorePart(api);

/** Cached calls for a customer's orders and messages. */
export const { useOrdersQuery, usePlaceOrderMutation, useMessagesQuery, useSendMessageMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      orders: build.query(read(dashboardEndpoints.orders)),
      placeOrder: build.mutation(write(dashboardEndpoints.placeOrder)),
      messages: build.query(read(dashboardEndpoints.messages)),
      sendMessage: build.mutation(write(dashboardEndpoints.sendMessage)),
    }),
  });
