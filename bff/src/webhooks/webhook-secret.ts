import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../sealing/sealed-text.js';

const purposeOf = (webhookId: string) => `webhook ${webhookId}`;

/** Generates a secret in the format of Standard Webhooks, and its encrypted form for storage. */
export function newSecret(
  sessionSecret: string,
  webhookId: string,
): { readonly secret: string; readonly sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: sealText(sessionSecret, purposeOf(webhookId), secret) };
}

/** @throws if it was encrypted with another session secret */
export const openSecret = (sessionSecret: string, webhookId: string, sealed: string): string =>
  openText(sessionSecret, purposeOf(webhookId), sealed);
