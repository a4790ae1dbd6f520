import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@northcast/shared-contracts/roles';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Browser } from '../browser/browser.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { badCredentials } from '../errors/api-errors.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import type { Account } from './account.js';
import { ReplacedTokens } from './replaced-tokens.js';
import { needsSecondFactor } from './rights.js';
import { isToken, newToken, tokenHash } from './secret-token.js';
import { SessionEntity } from './session.entity.js';
import { type SessionCookie, tokenIn } from './session-cookie.js';
import { accountQuery, type CheckedRow, type FoundRow, readTimes, toDate } from './session-rows.js';
import { cookieAge, isOver, isRenewalDue } from './session-times.js';

/** Most concurrent sessions of one account. */
const mostSessions = 50;

/** A session that has not ended. */
export interface LiveSession {
  readonly account: Account;
  /** The token that the browser sent. */
  readonly token: string;
  readonly createdAt: Date;
  /** Whether session and cookie are old enough to be renewed. */
  readonly isRenewalDue: boolean;
}

/**
 * Sessions are stored as rows, so that ending one takes effect in all processes. Rights are read
 * from the account on every request.
 */
@Injectable()
export class SessionsService {
  /** Hashes of the tokens whose sessions are being renewed. */
  private readonly renewals = new Set<string>();
  private readonly replaced = new ReplacedTokens();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(sessionSecretToken) private readonly secret: string,
    private readonly audit: AuditService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /**
   * Starts a session and ends the browser's previous one. Above the maximum, the least recently
   * used session ends.
   * @param version of the account whose password was checked
   * @param secondFactor that was confirmed, if the account has one
   * @returns the cookie for the browser
   * @throws 401 if the account has been changed or deleted since
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
    // A second factor that was set up after the password check has not been verified.
    const unconfirmed = confirmedAt === null ? { secondFactorSince: IsNull() } : {};
    // Locked, so that no other transaction changes the account or ends its sessions meanwhile.
    await findForUpdate<Owner>(manager, 'users', id);
    const isAsChecked = await manager.existsBy<Account & { secondFactorSince: Date | null }>(
      'users',
      { id, version, ...unconfirmed },
    );
    if (!isAsChecked) throw badCredentials();
    const oldHash = this.hash(oldToken);
    if (isToken(oldToken)) this.replaced.add(oldHash);
    await manager.delete(SessionEntity, { tokenHash: oldHash });
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
   * The session that a request belongs to. Both the session guard and the fast path use it.
   * @param isHttps whether browsers connect over https; see `isSecure`
   */
  async authenticate(request: IncomingMessage, isHttps: boolean): Promise<LiveSession | null> {
    const token = tokenIn(request, isHttps);
    if (!isToken(token)) return null;
    const [row] = await this.unitOfWork.read.query<FoundRow[]>(accountQuery, [this.hash(token)]);
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
    const session = readTimes({ startedAt, lastSeenAt });
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
   * Of sessions that were live a short time ago, returns those that neither have been ended since
   * nor are over by now.
   * @param tokens at most a few hundred
   * @returns the role of the account by token; null for a customer
   */
  async stillThere(tokens: readonly string[]): Promise<ReadonlyMap<string, Role | null>> {
    const byHash = new Map(tokens.map((token) => [this.hash(token), token]));
    if (byHash.size === 0) return new Map();
    const places = [...byHash].map(() => '?').join(', ');
    const rows = await this.unitOfWork.read.query<CheckedRow[]>(
      `SELECT s.tokenHash, s.createdAt AS startedAt, s.lastSeenAt, u.isAdmin, u.role
        FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash IN (${places})`,
      [...byHash.keys()],
    );
    const live = rows.filter((row) => !isOver(readTimes(row), Boolean(row.isAdmin)));
    return new Map(live.map(({ tokenHash, role }) => [byHash.get(tokenHash) ?? '', role]));
  }

  /**
   * @returns the cookie to set again; null while another request renews the session, because a
   * locked database would hold up every request of a page, and null for a session that has ended
   * since, because the browser may have the cookie of another one by now
   */
  async renew(
    { token, createdAt, account }: LiveSession,
    { address }: Browser,
  ): Promise<SessionCookie | null> {
    const tokenHash = this.hash(token);
    if (this.renewals.has(tokenHash)) return null;
    this.renewals.add(tokenHash);
    const change = { lastSeenAt: new Date(), address };
    try {
      const { affected } = await this.unitOfWork.write((manager) =>
        manager.update(SessionEntity, { tokenHash }, change),
      );
      if (affected === 0) return null;
    } finally {
      this.renewals.delete(tokenHash);
    }
    return { token, maxAge: cookieAge(createdAt, account.isAdmin) };
  }

  /**
   * Whether the browser that had this token has got another one within the last minute, or signed
   * out: its sign-out cleared the cookies, and the next sign-in sets others without this token.
   */
  wasReplaced(token: string): boolean {
    return this.replaced.has(this.hash(token));
  }

  async end(token: string): Promise<void> {
    if (!isToken(token)) return;
    const tokenHash = this.hash(token);
    await this.unitOfWork.write(async (manager) => {
      const session = await manager.findOneBy(SessionEntity, { tokenHash });
      if (session === null) return;
      this.replaced.add(tokenHash);
      await manager.delete(SessionEntity, { tokenHash });
      await this.audit.record(manager, { action: 'session.ended', actorId: session.userId });
    });
  }

  /** Stores that the session has confirmed the account's second factor. */
  async confirm(manager: EntityManager, token: string): Promise<void> {
    const change = { confirmedAt: new Date() };
    await manager.update(SessionEntity, { tokenHash: this.hash(token) }, change);
  }

  /** @param token of the session that stays signed in */
  async endOthersOf(manager: EntityManager, userId: string, token: string): Promise<void> {
    await manager.delete(SessionEntity, { userId, tokenHash: Not(this.hash(token)) });
  }

  /** Restarts the lifetime of a session, for a user who has just proved to own the mailbox. */
  async restart(manager: EntityManager, token: string): Promise<void> {
    const now = new Date();
    const change = { createdAt: now, lastSeenAt: now };
    await manager.update(SessionEntity, { tokenHash: this.hash(token) }, change);
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

/** The account that a session is started for. */
type Owner = Pick<Account, 'id' | 'version' | 'isAdmin' | 'secondFactor'>;
