import { Inject, Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isDuplicate } from '../errors/database-errors.js';
import { newToken, tokenHash } from '../sessions/secret-token.js';
import { TokenCookie } from '../sessions/token-cookie.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';

/** Lifetime of a challenge in milliseconds. */
export const challengeLifetime = 5 * 60_000;
/** Binds a challenge to the browser that requested it. */
export const passkeyCookie = new TokenCookie('nc_passkey', {
  sameSite: 'strict',
  maxAge: challengeLifetime,
});
/**
 * Most open challenges. Anybody may request one, so more would be a flood. The oldest give way,
 * because a refusal would keep everybody from using passkeys.
 */
const mostChallenges = 10_000;

/** `add` registers a new passkey; `use` signs in or steps up. */
type Purpose = 'add' | 'use';

/** Challenges, each for one browser, one purpose and one use. */
@Injectable()
export class PasskeyChallengesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * Creates a challenge, which replaces the browser's previous one.
   * @param token that only the browser has
   */
  async make(purpose: Purpose, token: string): Promise<string> {
    const bindingHash = this.hash(purpose, token);
    const challenge = newToken();
    await this.unitOfWork.write(async (manager) => {
      await manager.delete(PasskeyChallengeEntity, { bindingHash });
      const [surplus] = await manager.find(PasskeyChallengeEntity, {
        order: { createdAt: 'DESC' },
        skip: mostChallenges - 1,
        take: 1,
      });
      const over = Math.max(Date.now() - challengeLifetime, Number(surplus?.createdAt ?? 0));
      const createdAt = LessThanOrEqual(new Date(over));
      await manager.delete(PasskeyChallengeEntity, { createdAt });
      const row = { challenge, createdAt: new Date() };
      await insertRow(manager, PasskeyChallengeEntity, { bindingHash, ...row }).catch((error) => {
        // Another request of this browser has stored its challenge in the meantime.
        if (!isDuplicate(error)) throw error;
        return manager.update(PasskeyChallengeEntity, { bindingHash }, row);
      });
    });
    return challenge;
  }

  /**
   * Consumes the challenge.
   * @returns the challenge, or null if there is none
   */
  take(purpose: Purpose, token: string): Promise<string | null> {
    const bindingHash = this.hash(purpose, token);
    return this.unitOfWork.write(async (manager) => {
      const row = await manager.findOneBy(PasskeyChallengeEntity, { bindingHash });
      if (row === null) return null;
      const { challenge, createdAt } = row;
      const { affected } = await manager.delete(PasskeyChallengeEntity, { bindingHash, challenge });
      const isInTime = Date.now() - createdAt.getTime() < challengeLifetime;
      return affected === 1 && isInTime ? challenge : null;
    });
  }

  private hash(purpose: Purpose, token: string): string {
    return tokenHash(this.secret, `passkey ${purpose} ${token}`);
  }
}
