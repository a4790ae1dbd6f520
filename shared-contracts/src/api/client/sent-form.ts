/** What a form sent last, and under which idempotency key. */
export interface SentForm {
  readonly key: string;
  /** The body as JSON. */
  readonly body: string;
}

/**
 * The key to send a body under. The same body again, as after an answer that got lost, keeps its key, so that the server stores it
 * once; another body gets a new one, because the server refuses a known key with other contents.
 * @param last what this form sent before, if anything
 */
export function toSend(body: object, last: SentForm | undefined): SentForm {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { key: newKey(), body: text };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
