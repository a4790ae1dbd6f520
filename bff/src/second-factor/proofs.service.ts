import { Injectable } from '@nestjs/common';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ApiError } from '../errors/api-error.js';
import { invalid } from '../errors/api-errors.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Account } from '../sessions/account.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { secondFactorMail } from './second-factor-mail.js';
import { TotpService } from './totp.service.js';

/** Codes as people prove with them that they are the account's owner. */
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
   * Takes a code of the app or a recovery code, each of which counts once.
   * @returns whether it was right
   */
  async useCode(manager: EntityManager, account: Account, code: string): Promise<boolean> {
    if (await this.totp.use(manager, account.id, code)) return true;
    if (!(await this.recoveryCodes.use(manager, account.id, code))) return false;
    const left = await this.recoveryCodes.left(manager, account.id);
    await this.outbox.enqueue(manager, secondFactorMail(account, { type: 'code-used', left }));
    await this.audit.record(manager, { action: 'recovery-code.used', actorId: account.id });
    return true;
  }

  /** Runs what checks a code; refusals count against the account, from wherever they come. */
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

/** Under the field of a form of somebody signed in. */
export const wrongCode = () => invalid([{ path: 'code', message: problems.codeWrong }]);

/** See `wrongCode`. */
export const wrongPasskey = () =>
  invalid([{ path: 'credential', message: problems.passkeyRefused }]);

const isRefusedCode = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 422);
