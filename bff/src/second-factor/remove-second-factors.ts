import { type EntityManager, IsNull, Not } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { TotpSecretEntity } from './totp-secret.entity.js';

/**
 * Removes app, passkeys and recovery codes of an account, also those whose setup was not completed.
 * @returns whether the account had a second factor
 */
export async function removeSecondFactors(
  manager: EntityManager,
  userId: string,
): Promise<boolean> {
  for (const factor of [TotpSecretEntity, RecoveryCodeEntity, PasskeyEntity]) {
    await manager.delete<{ userId: string }>(factor, { userId });
  }
  const having = { id: userId, secondFactorSince: Not(IsNull()) };
  const { affected } = await manager.update(UserEntity, having, { secondFactorSince: null });
  return affected === 1;
}
