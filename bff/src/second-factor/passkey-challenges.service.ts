import { Inject, Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { tooMany } from '../errors/api-errors.js';
import { newToken, tokenHash } from '../sessions/secret-token.js';
import { TokenCookie } from '../sessions/token-cookie.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';

/** How long a challenge can be answered, in milliseconds. */
export const challengeLifetime = 5 * 60_000;
/** What binds a challenge to the browser that asked for it. */
export const passkeyCookie = new TokenCookie('nc_passkey', {
  sameSite: 'strict',
  maxAge: challengeLifetime,
});
/** More at a time are a flood: anybody may ask for one. */
const mostChallenges = 10_000;
/** Seconds. */
const retryAfter = 60;

/** `add`: a new passkey. `use`: signing in, or confirming that one is the owner. */
type Purpose = 'add' | 'use';

/** Challenges, each for one browser, one purpose and one use. */
@Injectable()
export class PasskeyChallengesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * A new challenge in place of the one that the browser had.
   * @param token that only the browser has
   * @throws 429 when too many wait for an answer
   */
  async make(purpose: Purpose, token: string): Promise<string> {
    const bindingHash = this.hash(purpose, token);
    const challenge = newToken();
    await this.unitOfWork.write(async (manager) => {
      const over = LessThan(new Date(Date.now() - challengeLifetime));
      await manager.delete(PasskeyChallengeEntity, { createdAt: over });
      if ((await manager.count(PasskeyChallengeEntity)) >= mostChallenges)
        throw tooMany(retryAfter);
      await manager.delete(PasskeyChallengeEntity, { bindingHash });
      await insertRow(manager, PasskeyChallengeEntity, {
        bindingHash,
        challenge,
        createdAt: new Date(),
      });
    });
    return challenge;
  }

  /** @returns the challenge, which is used up then; null where there is none */
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
