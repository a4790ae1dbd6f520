import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { isDeadLink, keptLinkToken, openLinkAgain } from './link-token';

/**
 * `refused`: the link cannot be used, or only by another account; `failed`: a retry may succeed.
 */
export type Confirmation =
  | { readonly status: 'ready' | 'confirming' | 'confirmed' }
  | { readonly status: 'refused'; readonly message: string; readonly isOfOther?: boolean }
  | { readonly status: 'failed'; readonly error: CallError };

const expired: Confirmation = { status: 'refused', message: problems.linkExpired };
const missing: Confirmation = { status: 'refused', message: openLinkAgain };

const link = keptLinkToken();

export const useConfirmationToken = link.useToken;

/** Confirms the token's address for the signed-in account, when `confirm` is called. */
export function useConfirmation(token: string | null) {
  const { refreshSession, sessionEnded } = useHost();
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'ready' });
  const { keyFor } = useIdempotencyKey();

  const confirm = async () => {
    setConfirmation({ status: 'confirming' });
    const body = { token };
    const idempotencyKey = keyFor(body);
    const result = await call<undefined>(endpoints.confirmEmail, { body, idempotencyKey });
    if (!('error' in result)) {
      link.forget();
      setConfirmation({ status: 'confirmed' });
      // The account may now have a new address.
      await refreshSession();
    } else if (result.error.status === 401) {
      setConfirmation({ status: 'ready' });
      sessionEnded('sessionExpired');
    } else setConfirmation(whyNot(result.error));
  };

  return {
    confirmation: token === null ? missing : confirmation,
    confirm: () => void confirm(),
  };
}

function whyNot(error: CallError): Confirmation {
  const { status, serverMessage } = error;
  if (isDeadLink(error)) return expired;
  return (status === 403 || status === 409) && serverMessage
    ? { status: 'refused', message: serverMessage, isOfOther: status === 403 }
    : { status: 'failed', error };
}
