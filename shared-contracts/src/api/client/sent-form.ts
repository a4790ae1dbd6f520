/** The last submission of a form. */
export interface SentForm {
  readonly key: string;
  /** The body as JSON. */
  readonly body: string;
}

/**
 * The idempotency key for a body. An unchanged body, for example after a lost response, keeps its
 * key, so that the server stores it once. A changed body gets a new key, because the server refuses
 * a known key with different contents.
 * @param last the form's previous submission, if any
 */
export function toSend(body: object, last: SentForm | undefined): SentForm {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { key: newKey(), body: text };
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
