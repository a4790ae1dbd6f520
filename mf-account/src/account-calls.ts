import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api, read, write } from '@northcast/shared-contracts/client/api';

/** The cached calls of a customer's own orders and messages. */
export const { useOrdersQuery, usePlaceOrderMutation, useMessagesQuery, useSendMessageMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      orders: build.query(read(endpoints.orders)),
      placeOrder: build.mutation(write(endpoints.placeOrder)),
      messages: build.query(read(endpoints.messages)),
      sendMessage: build.mutation(write(endpoints.sendMessage)),
    }),
  });
