import { type SentForm, toSend } from '@northcast/shared-contracts/api/client/sent-form';
import { useMemo, useRef } from 'react';

interface IdempotencyKeys {
  /** The same body again, as after an answer that got lost, has the key that it had, so that the server does it once. */
  readonly keyFor: (body: object) => string;
  /** Once the answer is there: the same body means another act from now on. */
  readonly forget: () => void;
}

/** The idempotency keys of one form or button. */
export function useIdempotencyKey(): IdempotencyKeys {
  const sent = useRef<SentForm>(undefined);
  return useMemo(
    () => ({
      keyFor: (body) => {
        sent.current = toSend(body, sent.current);
        return sent.current.key;
      },
      forget: () => {
        sent.current = undefined;
      },
    }),
    [],
  );
}
