import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useEffect, useState } from 'react';

/**
 * Sends another mail after a link has expired. If the address is already confirmed, the link was
 * for a new address, so it links to the account, where that change is requested.
 */
export function ResendConfirmation() {
  const { showToast, sessionEnded } = useHost();
  const [isSending, setSending] = useState(false);
  const [account, setAccount] = useState<OwnAccount>();
  useEffect(() => {
    void call<OwnAccount>(endpoints.account).then(
      (result) => 'data' in result && setAccount(result.data),
    );
  }, []);
  const send = async () => {
    setSending(true);
    const result = await call<undefined>(endpoints.resendConfirmation);
    setSending(false);
    if (!('error' in result)) showToast(accountToasts.mailSent);
    else if (result.error.status === 401) sessionEnded('sessionExpired');
    else showToast(failureToast('requestMail', result.error.serverMessage));
  };
  if (!account) return null;
  if (account.isEmailConfirmed) {
    return (
      <LinkButton to="/dashboard/account" variant="secondary">
        Your account
      </LinkButton>
    );
  }
  return (
    <Button variant="secondary" onClick={send} busy={isSending} busyLabel="Sending...">
      Send a new link
    </Button>
  );
}
