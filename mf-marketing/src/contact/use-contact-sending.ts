import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { useRef } from 'react';
import { type ContactValues, contactBody } from './contact-values';

/** Milliseconds after which a person is told that it does not work; the same key lets them send again. */
const sendTimeoutMs = 30_000;

/**
 * Sends the form. The same text again, as after an answer that got lost, goes under the same idempotency key and is stored once.
 * @returns the failure, or nothing when the message has arrived; `status` 0 when no answer came in time
 */
export function useContactSending() {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return async (values: ContactValues): Promise<CallError | undefined> => {
    const body = contactBody(values);
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    const error = await sendInTime(body, last.current.key);
    if (!error) last.current = undefined;
    return error;
  };
}

async function sendInTime(body: object, idempotencyKey: string): Promise<CallError | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), sendTimeoutMs);
  try {
    const { signal } = abort;
    const result = await call<Enquiry>(publicEndpoints.contact, { body, idempotencyKey, signal });
    return 'error' in result ? result.error : undefined;
  } catch {
    return { status: 0, message: '0: No answer in time' };
  } finally {
    clearTimeout(timer);
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
