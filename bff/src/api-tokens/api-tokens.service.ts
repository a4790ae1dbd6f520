import { Injectable } from '@nestjs/common';
import { apiTokenLimits } from '@northcast/shared-contracts/api/api-tokens';
import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { apiTokenNameTaken, notFound, tooManyApiTokens } from '../errors/api-errors.js';
import type { Letter } from '../mail/letter.js';
import { OutboxService } from '../mail/outbox.service.js';
import { colleagueThread, mailOwners } from '../notices/mail-owners.js';
import { type Account, fullName } from '../sessions/account.js';
import { checkIsOwner } from '../users/owners.js';
import { UserEntity } from '../users/user.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { apiTokenHash, apiTokenStart, newApiToken } from './api-token.js';

const day = 86_400_000;

/** Stores API tokens. Every method runs in the transaction of its manager. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  async list(manager: EntityManager): Promise<ApiToken[]> {
    const rows = await manager.find(ApiTokenEntity, { order: { createdAt: 'ASC', id: 'ASC' } });
    const ids = new Set(rows.map(({ userId }) => userId));
    const creators = await manager.findBy(UserEntity, { id: In([...ids]) });
    const byId = new Map(creators.map((creator) => [creator.id, creator]));
    return rows.flatMap((row) => {
      const creator = byId.get(row.userId);
      return creator === undefined ? [] : [toApiTokenDto(row, creator)];
    });
  }

  /**
   * @throws 403 if the creator is no longer an owner
   * @throws 409 when the highest number of tokens is reached
   * @throws 422 on `name` when another token has it
   */
  async create(
    manager: EntityManager,
    creator: Account,
    { name, days }: BodyOf<'createApiToken'>,
  ): Promise<ApiToken> {
    const createdAt = new Date();
    await checkIsOwner(manager, creator);
    const others = (await manager.find(ApiTokenEntity)).filter((row) => !isExpired(row, createdAt));
    if (others.length >= apiTokenLimits.tokens.max) throw tooManyApiTokens();
    const isTaken = others.some((row) => row.name.toLowerCase() === name.toLowerCase());
    if (isTaken) throw apiTokenNameTaken();
    const token = newApiToken();
    const row: ApiTokenEntity = {
      id: uuidv7(),
      userId: creator.id,
      name,
      tokenHash: apiTokenHash(token),
      start: apiTokenStart(token),
      createdAt,
      expiresAt: days === undefined ? null : new Date(+createdAt + days * day),
      lastUsedAt: null,
    };
    await insertRow(manager, ApiTokenEntity, row);
    await this.note(manager, 'api-token.created', row);
    const thread = colleagueThread(creator.id);
    await mailOwners(manager, this.outbox, { ...createdLetter(row, creator), thread });
    return { ...toApiTokenDto(row, creator), token };
  }

  /** @throws 404 */
  async revoke(manager: EntityManager, id: string): Promise<void> {
    const row = await findForUpdate(manager, ApiTokenEntity, id);
    if (row === null) throw notFound();
    await manager.delete(ApiTokenEntity, { id });
    await this.note(manager, 'api-token.revoked', row);
  }

  /**
   * Records the name too, because the token may be deleted by the time somebody reads the audit.
   */
  private note(
    manager: EntityManager,
    action: AuditAction,
    { id, name }: ApiTokenEntity,
  ): Promise<void> {
    const changes = [{ field: 'name', after: name }];
    return this.audit.record(manager, { action, target: { type: 'api-token', id }, changes });
  }
}

const isExpired = ({ expiresAt }: ApiTokenEntity, now: Date) =>
  expiresAt !== null && expiresAt <= now;

type Creator = Pick<Account, 'firstName' | 'lastName' | 'isAdmin' | 'role'>;

export function toApiTokenDto(row: ApiTokenEntity, creator: Creator): ApiToken {
  const { id, name, start, createdAt, lastUsedAt, expiresAt } = row;
  const isOwner = creator.isAdmin && creator.role === 'owner';
  return {
    id,
    name,
    start,
    status: isExpired(row, new Date()) ? 'expired' : isOwner ? 'active' : 'stopped',
    creatorName: fullName(creator),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
    expiresAt: expiresAt?.toISOString(),
    token: undefined,
  };
}

/** Notifies owners of a new token, so that one made with a stolen session does not go unnoticed. */
function createdLetter(
  { name, start }: Pick<ApiTokenEntity, 'name' | 'start'>,
  creator: Account,
): { readonly kind: string; readonly subject: string; readonly letter: Letter } {
  const subject = `API token created: ${name}`;
  return {
    kind: 'api-token-created',
    subject,
    letter: {
      heading: subject,
      blocks: [
        {
          type: 'paragraph',
          text: 'With it another system reads orders, customers, messages and enquiries.',
        },
        {
          type: 'facts',
          facts: [
            ['Created by', fullName(creator)],
            ['Begins with', start],
          ],
        },
        {
          type: 'paragraph',
          text: 'If nobody of your team has made it, revoke it, end the sessions of that account and change its password.',
        },
        { type: 'action', label: 'Open integrations', path: '/admin/integrations' },
      ],
      reason: 'You get this mail because you are an owner of Northcast.',
    },
  };
}
