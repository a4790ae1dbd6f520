import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../sealing/sealed-text.js';

const purposeOf = (webhookId: string) => `webhook ${webhookId}`;

/** A new secret as Standard Webhooks writes it, and as it is stored. */
export function newSecret(
  sessionSecret: string,
  webhookId: string,
): { readonly secret: string; readonly sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: sealText(sessionSecret, purposeOf(webhookId), secret) };
}

/** @throws where it was sealed with another session secret */
export const openSecret = (sessionSecret: string, webhookId: string, sealed: string): string =>
  openText(sessionSecret, purposeOf(webhookId), sealed);
