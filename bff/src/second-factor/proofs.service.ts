import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ApiError } from '../errors/api-error.js';
import { invalid } from '../errors/api-errors.js';
import { problems } from '../errors/problems.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Account } from '../sessions/account.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { type SecondFactorChange, secondFactorMail } from './second-factor-mail.js';
import { TotpService } from './totp.service.js';

/** Verifies codes of the second factor, and reports its changes. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Consumes a code of the authenticator app or a recovery code.
   * @returns whether the code was right
   */
  async useCode(manager: EntityManager, account: Account, code: string): Promise<boolean> {
    if (await this.totp.use(manager, account.id, code)) return true;
    if (!(await this.recoveryCodes.use(manager, account.id, code))) return false;
    const left = await this.recoveryCodes.left(manager, account.id);
    await this.report(manager, account, { type: 'code-used', left });
    await this.audit.record(manager, { action: 'recovery-code.used', actorId: account.id });
    return true;
  }

  /**
   * Mails a change to the account's owner, whose address may be that of another person.
   * @throws 429
   */
  async report(
    manager: EntityManager,
    account: Account,
    change: SecondFactorChange,
  ): Promise<void> {
    this.limiter.consume('changes', account.id);
    await this.outbox.enqueue(manager, secondFactorMail(account, change));
  }

  /**
   * Runs a code check under the rate limit. Wrong codes count against the account, regardless of
   * the client's address.
   */
  async watch<Result>({ id }: Account, check: () => Promise<Result>): Promise<Result> {
    this.limiter.consume('code', id);
    try {
      const result = await check();
      this.limiter.refund('code', id);
      return result;
    } catch (error) {
      if (!isRefusedCode(error)) this.limiter.refund('code', id);
      throw error;
    }
  }
}

/** Form error for a signed-in user. */
export const wrongCode = () => invalid([{ path: 'code', message: problems.codeWrong }]);

/** Form error for a signed-in user. */
export const wrongPasskey = () =>
  invalid([{ path: 'credential', message: problems.passkeyRefused }]);

const isRefusedCode = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 422);
