import { read, write } from '@northcast/shared-contracts/api/client/api';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { api } from '../account-calls';
import { writeToAccess } from '../second-factor/write-to-access';
import { useFailure } from '../session/use-failure';

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
    endSession: build.mutation(writeToAccess(endpoints.endSession)),
    endOtherSessions: build.mutation(writeToAccess(endpoints.endOtherSessions)),
  }),
});

/**
 * Sends the mail that confirms the address again. Reads the account first: the address may have
 * been confirmed since, for example in another tab, and the server then sends nothing.
 */
export function useConfirmationMail() {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const { refetch } = useAccountQuery();
  const [resend] = useResendConfirmationMutation();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const account = await refetch();
    const isConfirmed = account.data?.isEmailConfirmed;
    const { error } = account.error || isConfirmed ? account : await resend({});
    setSending(false);
    if (error) showFailure('requestMail', error);
    else showToast(isConfirmed ? accountToasts.emailConfirmed : accountToasts.mailSent);
  };
  return { send, isSending };
}

/** Cancels the change to a new address, unless this one has been confirmed since. */
export function useEmailCancellation(pendingEmail: string | undefined) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const { refetch } = useAccountQuery();
  const [send] = useCancelEmailChangeMutation();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    const account = await refetch();
    const isTooLate = account.data?.email === pendingEmail;
    const { error } = account.error || isTooLate ? account : await send({});
    setCancelling(false);
    if (error) showFailure('accountChange', error);
    else showToast(isTooLate ? accountToasts.emailConfirmed : accountToasts.accountChanged);
  };
  return { cancel, isCancelling };
}
