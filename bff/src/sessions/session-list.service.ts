import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Session } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { unknownBrowser } from '../browser/browser.js';
import { notFound } from '../errors/api-errors.js';
import { hashedUuid } from '../hashing/hashing.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { tokenHash } from './secret-token.js';
import { SessionEntity } from './session.entity.js';
import { isOver } from './session-times.js';

interface Owner {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** Lists an account's sessions and ends single ones. */
@Injectable()
export class SessionListService {
  constructor(@Inject(sessionSecretToken) private readonly secret: string) {}

  /**
   * The live sessions, last used first.
   * @param token of the requesting session
   */
  async of(manager: EntityManager, owner: Owner, token: string): Promise<Session[]> {
    const current = tokenHash(this.secret, token);
    const rows = await this.rowsOf(manager, owner.id);
    const live = rows.filter((row) => !isOver(row, owner.isAdmin));
    return live.map((row) => toSessionDto(row, current));
  }

  /**
   * @returns the token hash of the session that was ended
   * @throws 404
   */
  async end(manager: EntityManager, userId: string, id: string): Promise<string> {
    const rows = await this.rowsOf(manager, userId);
    const row = rows.find((session) => publicId(session) === id);
    if (row === undefined) throw notFound();
    await manager.delete(SessionEntity, { tokenHash: row.tokenHash });
    return row.tokenHash;
  }

  /** Whether the token belongs to the session with this hash. */
  isOf(hash: string, token: string): boolean {
    return tokenHash(this.secret, token) === hash;
  }

  private rowsOf(manager: EntityManager, userId: string): Promise<SessionEntity[]> {
    return manager.find(SessionEntity, {
      where: { userId },
      order: { lastSeenAt: 'DESC', tokenHash: 'ASC' },
    });
  }
}

function toSessionDto(row: SessionEntity, currentHash: string): Session {
  return {
    id: publicId(row),
    device: row.device || unknownBrowser,
    address: row.address ?? undefined,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === currentHash,
  };
}

/** Public id of a session that does not grant access, derived from the stored hash. */
const publicId = ({ tokenHash: hash }: SessionEntity): string =>
  hashedUuid(createHash('sha256').update(hash).digest());
