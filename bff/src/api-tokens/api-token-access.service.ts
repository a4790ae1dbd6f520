import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { IsNull, LessThan, Not } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { errorFields, logToken } from '../log/log.js';
import type { Account } from '../sessions/account.js';
import { needsSecondFactor } from '../sessions/rights.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { UserEntity } from '../users/user.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { apiTokenHash, isApiToken } from './api-token.js';

/** Milliseconds between two updates of the time of last use. */
const useInterval = 60_000;

/**
 * Authenticates callers with an API token. Rights are read from the account on every call, as for
 * sessions.
 */
@Injectable()
export class ApiTokenAccessService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(settingsToken) private readonly settings: Settings,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  /** @returns the owner's account with the token's id; null for an invalid token */
  async authenticate(token: string): Promise<Account | null> {
    if (!isApiToken(token)) return null;
    const { read } = this.unitOfWork;
    const now = new Date();
    const row = await read.findOneBy(ApiTokenEntity, { tokenHash: apiTokenHash(token) });
    if (row === null || (row.expiresAt !== null && row.expiresAt <= now)) return null;
    const owner = await read.findOneBy(UserEntity, {
      id: row.userId,
      isAdmin: true,
      role: 'owner',
    });
    if (owner === null || (await this.lacksSecondFactor(owner))) return null;
    // The call can proceed even if recording the use fails.
    await this.noteUse(row, now).catch((error: unknown) =>
      this.log.warn({ ...errorFields(error), token: row.id }, 'use of an API token not noted'),
    );
    return { ...owner, apiTokenId: row.id };
  }

  /** As for sessions: an owner who still has to set up a second factor has no rights until then. */
  private async lacksSecondFactor({ id }: UserEntity): Promise<boolean> {
    const { read } = this.unitOfWork;
    if (!(await read.existsBy(UserEntity, { id, secondFactorSince: IsNull() }))) return false;
    const having = { isAdmin: true, secondFactorSince: Not(IsNull()) };
    const isInUse = await read.existsBy(UserEntity, having);
    return needsSecondFactor(this.settings.adminSecondFactor, isInUse);
  }

  private async noteUse({ id, lastUsedAt }: ApiTokenEntity, now: Date): Promise<void> {
    const before = new Date(+now - useInterval);
    if (lastUsedAt !== null && lastUsedAt > before) return;
    // Of several concurrent calls, only the first writes.
    await this.unitOfWork.write((manager) =>
      manager.update(
        ApiTokenEntity,
        [
          { id, lastUsedAt: IsNull() },
          { id, lastUsedAt: LessThan(before) },
        ],
        { lastUsedAt: now },
      ),
    );
  }
}
