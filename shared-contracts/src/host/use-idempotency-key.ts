import { useCallback, useRef } from 'react';
import { type SentForm, toSend } from '../api/client/sent-form.js';

/**
 * The idempotency keys of one form or button: the same body again, as after an answer that got lost, has the key that it had, so
 * that the server does it once.
 */
export function useIdempotencyKey(): (body: object) => string {
  const sent = useRef<SentForm>(undefined);
  return useCallback((body) => {
    sent.current = toSend(body, sent.current);
    return sent.current.key;
  }, []);
}
