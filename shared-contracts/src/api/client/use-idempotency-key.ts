import { type SentForm, toSend } from '@northcast/shared-contracts/api/client/sent-form';
import { useMemo, useRef } from 'react';

interface IdempotencyKeys {
  /**
   * Returns the same key for an unchanged body, for example after a lost response, so that the
   * server acts once.
   */
  readonly keyFor: (body: object) => string;
  /** Call after a response: from then on the same body is a new action. */
  readonly forget: () => void;
}

/** Idempotency keys for one form or button. */
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
