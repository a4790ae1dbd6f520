import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { type CallError, call } from '@northcast/shared-contracts/client/request';
import { useRef } from 'react';
import { type ContactValues, contactBody } from './contact-values';

/**
 * Sends the form. The same text again, as after an answer that got lost, goes under the same idempotency key and is stored once.
 * @returns the failure, or nothing when the message has arrived
 */
export function useContactSending() {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return async (values: ContactValues): Promise<CallError | undefined> => {
    const body = contactBody(values);
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    const result = await call<Enquiry>(endpoints.contact, {
      body,
      idempotencyKey: last.current.key,
    });
    if ('error' in result) return result.error;
    last.current = undefined;
    return undefined;
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
