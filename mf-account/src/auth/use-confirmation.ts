import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDeadLink } from './link-token';

/** `refused`: the link cannot be used by anyone; `failed`: a retry may succeed. */
export type Confirmation =
  | { readonly status: 'confirming' }
  | { readonly status: 'confirmed' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'failed'; readonly error: CallError };

const expired: Confirmation = { status: 'refused', message: problems.linkExpired };

/** Confirms the token's address once, however often the component renders or mounts. */
export function useConfirmation(token: string | null) {
  const { refreshSession } = useHost();
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'confirming' });
  const { keyFor } = useIdempotencyKey();
  const asked = useRef<string>(undefined);

  const confirm = useCallback(async () => {
    setConfirmation({ status: 'confirming' });
    const body = { token };
    const idempotencyKey = keyFor(body);
    const result = await call<undefined>(endpoints.confirmEmail, { body, idempotencyKey });
    if (!('error' in result)) {
      setConfirmation({ status: 'confirmed' });
      // The account may now have a new address.
      await refreshSession();
    } else setConfirmation(whyNot(result.error));
  }, [token, refreshSession, keyFor]);

  useEffect(() => {
    if (token === null || asked.current === token) return;
    asked.current = token;
    void confirm();
  }, [token, confirm]);

  return {
    confirmation: token === null ? expired : confirmation,
    retry: () => void confirm(),
  };
}

function whyNot(error: CallError): Confirmation {
  const { status, serverMessage } = error;
  if (isDeadLink(error)) return expired;
  return status === 409 && serverMessage
    ? { status: 'refused', message: serverMessage }
    : { status: 'failed', error };
}
