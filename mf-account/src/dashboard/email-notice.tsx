import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useAccountQuery, useResendConfirmationMutation } from '../account/own-account-calls';

/** Where the address is not confirmed yet: the mail for it, once more. Until that is known, and where it cannot be, nothing. */
export function EmailNotice() {
  const { showToast, sessionEnded } = useHost();
  const { data: account } = useAccountQuery();
  const [resend, { isLoading }] = useResendConfirmationMutation();
  if (!account || account.isEmailConfirmed) return null;
  const send = async () => {
    const { error } = await resend({});
    if (!error) showToast(toasts.mailSent);
    else if ((error as CallError).status === 401) sessionEnded('sessionExpired');
    else showToast(failureToast('requestMail', (error as CallError).serverMessage));
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon name="alert" />}
      title="Your email address is not confirmed yet. This sends the mail for it again."
      onClick={send}
      busy={isLoading}
    >
      Confirm email
    </Button>
  );
}
