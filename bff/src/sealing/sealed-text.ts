import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a text so that only this product can read it.
 * @param secret the session secret
 * @param purpose what the text is and whose; a text sealed for one purpose cannot be opened for
 * another
 * @returns base64
 */
export function sealText(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
}

/** @throws if the text was sealed for another purpose or with another secret */
export function openText(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const content = bytes.subarray(ivLength + tagLength);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

const keyOf = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest();
