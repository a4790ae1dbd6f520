import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { insertRow } from '../database/insert-row.js';
import { toDate } from '../database/to-date.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { badCredentials } from '../errors/api-errors.js';
import type { Account } from './account.js';
import { SessionEntity } from './session.entity.js';
import { sessionSecretToken } from './session-secret.js';

const day = 86_400_000;
/** A session ends when it has not been used for so long, in milliseconds. */
export const sessionLifetime = 30 * day;
/** How old the time of last use may get before it is written anew, in milliseconds. */
const touchAfter = day;

const tokenPattern = /^[\w-]{43}$/;

const findAccount = `SELECT s.lastSeenAt, u.id, u.email, u.firstName, u.lastName, u.isAdmin, u.createdAt, u.version
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ?`;

interface FoundRow extends Omit<Account, 'createdAt' | 'isAdmin'> {
  readonly lastSeenAt: string | Date;
  readonly createdAt: string | Date;
  readonly isAdmin: number;
}

/** The account of a live session; `isRenewed` when the browser's cookie should live on too. */
export interface FoundSession {
  readonly account: Account;
  readonly isRenewed: boolean;
}

/** Sessions are rows: ended everywhere at once, and rights are read from the account at every call. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
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
      if (!(await manager.existsBy(CustomerEntity, { id, version }))) throw badCredentials();
      await manager.delete(SessionEntity, { tokenHash: this.hash(oldToken) });
      await insertRow(manager, SessionEntity, {
        tokenHash: this.hash(token),
        userId: id,
        createdAt: now,
        lastSeenAt: now,
      });
    });
    return token;
  }

  /** @param renew false leaves a session that is due for renewal to the next call, and says so all the same */
  async find(token: string, renew = true): Promise<FoundSession | null> {
    if (!tokenPattern.test(token)) return null;
    const tokenHash = this.hash(token);
    const [row] = await this.unitOfWork.read.query<FoundRow[]>(findAccount, [tokenHash]);
    if (row === undefined) return null;
    const { lastSeenAt, ...account } = row;
    const idle = Date.now() - toDate(lastSeenAt).getTime();
    if (idle > sessionLifetime) return null;
    if (idle > touchAfter && renew) await this.touch(tokenHash);
    return {
      account: {
        ...account,
        isAdmin: Boolean(account.isAdmin),
        createdAt: toDate(account.createdAt),
      },
      isRenewed: idle > touchAfter,
    };
  }

  async end(token: string): Promise<void> {
    if (!tokenPattern.test(token)) return;
    const tokenHash = this.hash(token);
    await this.unitOfWork.write((manager) => manager.delete(SessionEntity, { tokenHash }));
  }

  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }

  private async touch(tokenHash: string): Promise<void> {
    const lastSeenAt = new Date();
    await this.unitOfWork.write((manager) =>
      manager.update(SessionEntity, { tokenHash }, { lastSeenAt }),
    );
  }

  private hash(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('base64url');
  }
}
