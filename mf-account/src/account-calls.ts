import { createAreaApi, read, write } from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';

const api = createAreaApi('mf-account');

export const accountStore = apiStorePart(api);

/** The cached calls of a customer's own orders and messages, and of the account itself. */
export const {
  useOrdersQuery,
  usePlaceOrderMutation,
  useMessagesQuery,
  useSendMessageMutation,
  useAccountQuery,
  useChangeNameMutation,
  useChangeEmailMutation,
  useCancelEmailChangeMutation,
  useResendConfirmationMutation,
  useChangePasswordMutation,
  useChangeNoticesMutation,
  useDeleteAccountMutation,
  useOwnSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query(read(endpoints.orders)),
    placeOrder: build.mutation(write(endpoints.placeOrder)),
    messages: build.query(read(endpoints.messages)),
    sendMessage: build.mutation(write(endpoints.sendMessage)),
    account: build.query(read(endpoints.account)),
    changeName: build.mutation(write(endpoints.changeName)),
    changeEmail: build.mutation(write(endpoints.changeEmail)),
    cancelEmailChange: build.mutation(write(endpoints.cancelEmailChange)),
    resendConfirmation: build.mutation(write(endpoints.resendConfirmation)),
    changePassword: build.mutation(write(endpoints.changePassword)),
    changeNotices: build.mutation(write(endpoints.changeNotices)),
    deleteAccount: build.mutation(write(endpoints.deleteAccount)),
    ownSessions: build.query(read(endpoints.ownSessions)),
    endSession: build.mutation(write(endpoints.endSession)),
    endOtherSessions: build.mutation(write(endpoints.endOtherSessions)),
  }),
});
