import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@northcast/shared-contracts/roles';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Browser } from '../browser/browser.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { badCredentials } from '../errors/api-errors.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import type { Account } from './account.js';
import { needsSecondFactor } from './rights.js';
import { isToken, newToken, tokenHash } from './secret-token.js';
import { SessionEntity } from './session.entity.js';
import { type SessionCookie, tokenIn } from './session-cookie.js';
import { cookieAge, isOver, isRenewalDue } from './session-times.js';

/** Of one account at a time. */
const mostSessions = 50;

/** Whether other administrators have a second factor is looked up for those only who have none. */
const findAccount = `SELECT s.lastSeenAt, s.createdAt AS startedAt, u.id, u.email, u.firstName, u.lastName, u.isAdmin, u.role, u.createdAt, u.version,
  s.confirmedAt, u.secondFactorSince, CASE WHEN u.isAdmin AND u.secondFactorSince IS NULL
    THEN EXISTS (SELECT 1 FROM users a WHERE a.isAdmin AND a.secondFactorSince IS NOT NULL)
    ELSE u.isAdmin END AS isSecondFactorInUse
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ?`;

interface FoundRow extends Omit<Account, 'createdAt' | 'isAdmin' | 'secondFactor'> {
  readonly lastSeenAt: string | Date;
  readonly startedAt: string | Date;
  readonly createdAt: string | Date;
  readonly isAdmin: number;
  readonly confirmedAt: string | Date | null;
  readonly secondFactorSince: string | Date | null;
  /** Whether an administrator has one, where the account is of an administrator. */
  readonly isSecondFactorInUse: number;
}

/** A session that has not ended. */
export interface LiveSession {
  readonly account: Account;
  /** What the browser sent. */
  readonly token: string;
  readonly createdAt: Date;
  /** Whether session and cookie are so old that they should be renewed. */
  readonly isRenewalDue: boolean;
}

/** Sessions are rows: ended everywhere at once, and rights are read from the account at every call. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(sessionSecretToken) private readonly secret: string,
    private readonly audit: AuditService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /** `start` in a transaction of its own. */
  replace(oldToken: string, account: Owner, browser: Browser): Promise<SessionCookie> {
    return this.unitOfWork.write((manager) => this.start(manager, oldToken, account, browser));
  }

  /**
   * Starts a session and ends the one that the browser had; of too many, the one that was not used for longest ends.
   * @param version of the account whose password was checked
   * @param secondFactor that was confirmed, where the account has one
   * @returns the cookie for the browser
   * @throws 401 when the account has been changed or deleted since
   */
  async start(
    manager: EntityManager,
    oldToken: string,
    { id, version, isAdmin, secondFactor }: Owner,
    browser: Browser,
  ): Promise<SessionCookie> {
    const token = newToken();
    const now = new Date();
    const confirmedAt = secondFactor?.confirmedAt ?? null;
    // One that was set up since the password was checked has not been asked for.
    const unconfirmed = confirmedAt === null ? { secondFactorSince: IsNull() } : {};
    const isAsChecked = await manager.existsBy<Account & { secondFactorSince: Date | null }>(
      'users',
      {
        id,
        version,
        ...unconfirmed,
      },
    );
    if (!isAsChecked) throw badCredentials();
    await manager.delete(SessionEntity, { tokenHash: this.hash(oldToken) });
    await this.makeRoom(manager, id);
    await insertRow(manager, SessionEntity, {
      tokenHash: this.hash(token),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt,
      ...browser,
    });
    return { token, maxAge: cookieAge(now, isAdmin) };
  }

  /**
   * The session that a request belongs to. Guard and fast path both ask here.
   * @param isHttps whether browsers come over https, see `isSecure`
   */
  async authenticate(request: IncomingMessage, isHttps: boolean): Promise<LiveSession | null> {
    const token = tokenIn(request, isHttps);
    if (!isToken(token)) return null;
    const [row] = await this.unitOfWork.read.query<FoundRow[]>(findAccount, [this.hash(token)]);
    if (row === undefined) return null;
    const {
      lastSeenAt,
      startedAt,
      confirmedAt,
      secondFactorSince,
      isSecondFactorInUse: _isInUse,
      ...account
    } = row;
    const isAdmin = Boolean(account.isAdmin);
    const session = { createdAt: toDate(startedAt), lastSeenAt: toDate(lastSeenAt) };
    if (isOver(session, isAdmin)) return null;
    const secondFactor = {
      isSetUp: secondFactorSince !== null,
      isRequired: this.isSecondFactorRequired(row),
      confirmedAt: confirmedAt === null ? null : toDate(confirmedAt),
    };
    return {
      account: { ...account, isAdmin, createdAt: toDate(account.createdAt), secondFactor },
      token,
      createdAt: session.createdAt,
      isRenewalDue: isRenewalDue(session, isAdmin),
    };
  }

  /**
   * Of sessions that were live a while ago, those that nobody has ended since.
   * @param tokens of at most some hundreds
   * @returns by token the role of the account, null for a customer's
   */
  async stillThere(tokens: readonly string[]): Promise<ReadonlyMap<string, Role | null>> {
    const byHash = new Map(tokens.map((token) => [this.hash(token), token]));
    if (byHash.size === 0) return new Map();
    const places = [...byHash].map(() => '?').join(', ');
    const rows = await this.unitOfWork.read.query<{ tokenHash: string; role: Role | null }[]>(
      `SELECT s.tokenHash, u.role FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash IN (${places})`,
      [...byHash.keys()],
    );
    return new Map(rows.map(({ tokenHash, role }) => [byHash.get(tokenHash) ?? '', role]));
  }

  /** @returns the cookie, which is to be given again */
  async renew(
    { token, createdAt, account }: LiveSession,
    { address }: Browser,
  ): Promise<SessionCookie> {
    const change = { lastSeenAt: new Date(), address };
    await this.unitOfWork.write((manager) =>
      manager.update(SessionEntity, { tokenHash: this.hash(token) }, change),
    );
    return { token, maxAge: cookieAge(createdAt, account.isAdmin) };
  }

  async end(token: string): Promise<void> {
    if (!isToken(token)) return;
    const tokenHash = this.hash(token);
    await this.unitOfWork.write(async (manager) => {
      const session = await manager.findOneBy(SessionEntity, { tokenHash });
      if (session === null) return;
      await manager.delete(SessionEntity, { tokenHash });
      await this.audit.record(manager, { action: 'session.ended', actorId: session.userId });
    });
  }

  /** Notes that the session has confirmed the account's second factor. */
  async confirm(manager: EntityManager, token: string): Promise<void> {
    await manager.update(
      SessionEntity,
      { tokenHash: this.hash(token) },
      { confirmedAt: new Date() },
    );
  }

  /** @param token of the session that stays */
  async endOthersOf(manager: EntityManager, userId: string, token: string): Promise<void> {
    await manager.delete(SessionEntity, { userId, tokenHash: Not(this.hash(token)) });
  }

  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }

  private async makeRoom(manager: EntityManager, userId: string): Promise<void> {
    const others = await manager.find(SessionEntity, {
      where: { userId },
      order: { lastSeenAt: 'DESC' },
    });
    const tooMany = others.slice(mostSessions - 1).map(({ tokenHash }) => tokenHash);
    if (tooMany.length > 0) await manager.delete(SessionEntity, { tokenHash: In(tooMany) });
  }

  private isSecondFactorRequired({ isAdmin, isSecondFactorInUse }: FoundRow): boolean {
    const isInUse = Boolean(isSecondFactorInUse);
    return Boolean(isAdmin) && needsSecondFactor(this.settings.adminSecondFactor, isInUse);
  }

  private hash(token: string): string {
    return tokenHash(this.secret, token);
  }
}

/** Whose session is started. */
type Owner = Pick<Account, 'id' | 'version' | 'isAdmin' | 'secondFactor'>;

/** A point in time from a raw query: text in UTC on SQLite, a date on MySQL. */
function toDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
