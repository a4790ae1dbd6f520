import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Account } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { apiTokenHash, isApiToken } from './api-token.js';

/** Milliseconds between two notes of the last use. */
const useInterval = 60_000;

/** Who calls with an API token. Rights are read from the account at every call, as those of sessions are. */
@Injectable()
export class ApiTokenAccessService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @returns the owner's account, marked as read by a token; null for a token that does not count */
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
    if (owner === null) return null;
    await this.noteUse(row, now);
    return { ...owner, apiTokenId: row.id };
  }

  private async noteUse({ id, lastUsedAt }: ApiTokenEntity, now: Date): Promise<void> {
    const before = new Date(+now - useInterval);
    if (lastUsedAt !== null && lastUsedAt > before) return;
    // Of several calls at the same moment the first writes.
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
