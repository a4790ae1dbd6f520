import { read, write } from '@northcast/shared-contracts/api/client/api';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api } from '../account-calls';

/** Cached calls for the account settings. */
export const {
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
