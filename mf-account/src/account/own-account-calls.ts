import { read, write } from '@northcast/shared-contracts/api/client/api';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import type { FailureName } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
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

/** Sends the mail that confirms the address again. */
export function useConfirmationMail() {
  const [resend] = useResendConfirmationMutation();
  return useUnlessConfirmed({
    isConfirmed: ({ isEmailConfirmed }) => isEmailConfirmed,
    send: () => resend({}),
    done: accountToasts.mailSent,
    failure: 'requestMail',
  });
}

/** Cancels the change to a new address. */
export function useEmailCancellation(pendingEmail: string | undefined) {
  const [cancel] = useCancelEmailChangeMutation();
  return useUnlessConfirmed({
    isConfirmed: ({ email }) => email === pendingEmail,
    send: () => cancel({}),
    done: accountToasts.accountChanged,
    failure: 'accountChange',
  });
}

interface AddressCall {
  readonly isConfirmed: (account: OwnAccount) => boolean;
  readonly send: () => Promise<{ readonly error?: unknown }>;
  readonly done: ToastText;
  readonly failure: FailureName;
}

/**
 * A call about an address that is not confirmed. Reads the account first: the address may have been
 * confirmed since, for example in another tab, and the server then does nothing.
 */
function useUnlessConfirmed({ isConfirmed, send, done, failure }: AddressCall) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const { refetch } = useAccountQuery();
  const [isSending, setSending] = useState(false);
  const sendUnlessConfirmed = async () => {
    setSending(true);
    const account = await refetch();
    const isTooLate = account.data !== undefined && isConfirmed(account.data);
    const { error } = account.error || isTooLate ? account : await send();
    setSending(false);
    if (error) showFailure(failure, error);
    else showToast(isTooLate ? accountToasts.emailConfirmed : done);
  };
  return { send: sendUnlessConfirmed, isSending };
}
