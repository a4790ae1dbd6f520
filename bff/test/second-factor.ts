import { generateSync } from 'otplib';
import type { Client } from './client.js';

const path = '/api/account/second-factor/totp';

/**
 * A code that an app would show.
 * @param secret as the API answered it
 * @param steps half minutes from now; each code counts once, and one step ahead is taken
 */
export function totpCode(secret: string, steps = 0): string {
  const epoch = Math.floor(Date.now() / 1000) + 30 * steps;
  return generateSync({ secret: secret.replaceAll(' ', ''), epoch });
}

/** Sets up an authenticator app with the code of the present step, which is used then. */
export async function setUpTotp(
  client: Client,
  currentPassword = 'password',
): Promise<{ secret: string; code: string; recoveryCodes: string[] }> {
  const { body } = await client.post(path, { currentPassword }).expect(200);
  const code = totpCode(body.secret);
  const confirmed = await client.put(path, { code }).expect(200);
  return { secret: body.secret, code, recoveryCodes: confirmed.body.recoveryCodes };
}
