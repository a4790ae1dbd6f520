import { generateSync } from 'otplib';
import { SessionEntity } from '../src/sessions/session.entity.js';
import { Authenticator } from './authenticator.js';
import type { Client } from './client.js';
import type { TestApplication } from './test-application.js';

const path = '/api/account/second-factor/totp';
const passkeys = '/api/account/second-factor/passkeys';

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

/** Adds a passkey of a new authenticator. */
export async function addPasskey(
  client: Client,
  currentPassword = 'password',
): Promise<{ phone: Authenticator; recoveryCodes: string[] }> {
  const phone = new Authenticator();
  const { body } = await client.post(`${passkeys}/options`, { currentPassword }).expect(200);
  const passkey = { name: 'My phone', credential: phone.register(body.options) };
  const added = await client.post(passkeys, passkey).expect(201);
  return { phone, recoveryCodes: added.body.recoveryCodes };
}

/** Moves the confirmation of the second factor in a user's sessions to so many minutes ago. */
export async function ageConfirmation(
  { database }: TestApplication,
  client: Client,
  minutes: number,
): Promise<void> {
  const { id: userId } = await client.user();
  const confirmedAt = new Date(Date.now() - minutes * 60_000);
  await database.unitOfWork.write((manager) =>
    manager.update(SessionEntity, { userId }, { confirmedAt }),
  );
}
