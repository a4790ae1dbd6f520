import { generateSync } from 'otplib';
import type { Client } from './client.js';

const path = '/api/account/second-factor/totp';

/**
 * A TOTP code as an authenticator app shows it.
 * @param secret as returned by the API
 * @param steps half minutes from now. Each code can be used once; one step ahead is accepted
 */
export function totpCode(secret: string, steps = 0): string {
  const epoch = Math.floor(Date.now() / 1000) + 30 * steps;
  return generateSync({ secret: secret.replaceAll(' ', ''), epoch });
}

/** Sets up an authenticator app, which consumes the code of the current time step. */
export async function setUpTotp(
  client: Client,
  currentPassword = 'password',
): Promise<{ secret: string; code: string; recoveryCodes: string[] }> {
  const { body } = await client.post(path, { currentPassword }).expect(200);
  const code = totpCode(body.secret);
  const confirmed = await client.put(path, { code }).expect(200);
  return { secret: body.secret, code, recoveryCodes: confirmed.body.recoveryCodes };
}
