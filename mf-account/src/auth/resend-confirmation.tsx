import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { failureToast, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';

/** Another mail for somebody whose link has expired. */
export function ResendConfirmation() {
  const { showToast, sessionEnded } = useHost();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const result = await call<undefined>(endpoints.resendConfirmation);
    setSending(false);
    if (!('error' in result)) showToast(toasts.mailSent);
    else if (result.error.status === 401) sessionEnded('sessionExpired');
    else showToast(failureToast('requestMail', result.error.serverMessage));
  };
  return (
    <Button variant="secondary" onClick={send} busy={isSending} busyLabel="Sending...">
      Send a new link
    </Button>
  );
}
