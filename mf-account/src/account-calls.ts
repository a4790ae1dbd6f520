import { createAreaApi, read, write } from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { dashboardEndpoints } from '@northcast/shared-contracts/api/dashboard-endpoints';

/** The cache of the area; the account's own calls, which the order dialog does without, join it in `account/own-account-calls.ts`. */
export const api = createAreaApi('mf-account');

export const accountStore = apiStorePart(api);

/** The cached calls of a customer's own orders and messages. */
export const { useOrdersQuery, usePlaceOrderMutation, useMessagesQuery, useSendMessageMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      orders: build.query(read(dashboardEndpoints.orders)),
      placeOrder: build.mutation(write(dashboardEndpoints.placeOrder)),
      messages: build.query(read(dashboardEndpoints.messages)),
      sendMessage: build.mutation(write(dashboardEndpoints.sendMessage)),
    }),
  });
