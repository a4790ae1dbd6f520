import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { useFailure } from '../session/use-failure';
import { useAccountQuery, useResendConfirmationMutation } from './own-account-calls';

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
