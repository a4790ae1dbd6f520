import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * A response that only a client with the idempotency key can have opened again: what is kept holds a hash of that key, so the
 * table alone tells nothing of the person.
 * @param id the key with account, method and path
 */
export function sealResponse(secret: string, id: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(secret, id), iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
}

/**
 * @param sealed or the plain JSON of servers before this one, for a day
 * @throws when it was sealed under another key or secret
 */
export function openResponse(secret: string, id: string, sealed: string): string {
  if (/^[[{]/.test(sealed)) return sealed;
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret, id), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const content = bytes.subarray(ivLength + tagLength);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

const keyOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`response ${id}`).digest();
