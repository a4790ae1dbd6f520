import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { badCredentials } from '../errors/api-errors.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import type { Account } from './account.js';
import { renewalAge, SessionEntity, sessionLifetime } from './session.entity.js';
import { tokenIn } from './session-cookie.js';

const tokenPattern = /^[\w-]{43}$/;

const findAccount = `SELECT s.lastSeenAt, u.id, u.email, u.firstName, u.lastName, u.isAdmin, u.createdAt, u.version
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ?`;

interface FoundRow extends Omit<Account, 'createdAt' | 'isAdmin'> {
  readonly lastSeenAt: string | Date;
  readonly createdAt: string | Date;
  readonly isAdmin: number;
}

/** A session that has not ended. */
export interface LiveSession {
  readonly account: Account;
  /** What the browser sent. */
  readonly token: string;
  /** Whether session and cookie are so old that they should be renewed. */
  readonly isRenewalDue: boolean;
}

/** Sessions are rows: ended everywhere at once, and rights are read from the account at every call. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * Starts a session and ends the one that the browser had.
   * @param version of the account whose password was checked
   * @returns the token for the browser
   * @throws 401 when the account has been changed or deleted since
   */
  async replace(
    oldToken: string,
    { id, version }: { id: string; version: number },
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    await this.unitOfWork.write(async (manager) => {
      if (!(await manager.existsBy<Account>('users', { id, version }))) throw badCredentials();
      await manager.delete(SessionEntity, { tokenHash: this.hash(oldToken) });
      await insertRow(manager, SessionEntity, {
        tokenHash: this.hash(token),
        userId: id,
        createdAt: now,
        lastSeenAt: now,
        device: '',
        address: null,
      });
    });
    return token;
  }

  /**
   * The session that a request belongs to. Whoever asks who is calling, guard or fast path, asks here.
   * @param isHttps whether browsers come over https, see `isSecure`
   */
  async authenticate(request: IncomingMessage, isHttps: boolean): Promise<LiveSession | null> {
    const token = tokenIn(request, isHttps);
    if (!tokenPattern.test(token)) return null;
    const [row] = await this.unitOfWork.read.query<FoundRow[]>(findAccount, [this.hash(token)]);
    if (row === undefined) return null;
    const { lastSeenAt, ...account } = row;
    const idle = Date.now() - toDate(lastSeenAt).getTime();
    if (idle > sessionLifetime) return null;
    return {
      account: {
        ...account,
        isAdmin: Boolean(account.isAdmin),
        createdAt: toDate(account.createdAt),
      },
      token,
      isRenewalDue: idle > renewalAge,
    };
  }

  async renew(token: string): Promise<void> {
    const tokenHash = this.hash(token);
    const lastSeenAt = new Date();
    await this.unitOfWork.write((manager) =>
      manager.update(SessionEntity, { tokenHash }, { lastSeenAt }),
    );
  }

  async end(token: string): Promise<void> {
    if (!tokenPattern.test(token)) return;
    const tokenHash = this.hash(token);
    await this.unitOfWork.write((manager) => manager.delete(SessionEntity, { tokenHash }));
  }

  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }

  private hash(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('base64url');
  }
}

/** A point in time from a raw query: text in UTC on SQLite, a date on MySQL. */
function toDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
