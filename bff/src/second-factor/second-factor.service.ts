import { Injectable } from '@nestjs/common';
import type { SecondFactor, TotpSetup } from '@northcast/shared-contracts/api/entities';
import type { SecondFactorMethod } from '@northcast/shared-contracts/api/second-factor';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { noSecondFactor, unauthorized } from '../errors/api-errors.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Account } from '../sessions/account.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEntity } from '../users/user.entity.js';
import { ProofsService, wrongCode } from './proofs.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { type SecondFactorChange, secondFactorMail } from './second-factor-mail.js';
import { TotpService } from './totp.service.js';

/** Setting up and taking away what an account signs in with beside its password. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly proofs: ProofsService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  async status({ id, secondFactor }: Account): Promise<SecondFactor> {
    const { read } = this.unitOfWork;
    return {
      isRequired: secondFactor?.isRequired ?? false,
      hasTotp: await this.totp.isSetUp(read, id),
      recoveryCodesLeft: await this.recoveryCodes.left(read, id),
    };
  }

  /** What the account can prove itself with. */
  async methodsOf(manager: EntityManager, { id }: Account): Promise<SecondFactorMethod[]> {
    const hasTotp = await this.totp.isSetUp(manager, id);
    const hasCodes = (await this.recoveryCodes.left(manager, id)) > 0;
    return [...(hasTotp ? ['totp' as const] : []), ...(hasCodes ? ['recovery' as const] : [])];
  }

  startTotp({ id }: Account): Promise<TotpSetup> {
    return this.unitOfWork.write(async (manager) => {
      const { email } = await lock(manager, id);
      return this.totp.start(manager, id, email);
    });
  }

  /**
   * @param token of the session that stays
   * @returns recovery codes
   */
  confirmTotp(account: Account, code: string, token: string): Promise<string[]> {
    return this.change(account, async (manager) => {
      if (!(await this.totp.confirm(manager, account.id, code))) throw wrongCode();
      const codes = await this.recoveryCodes.renew(manager, account.id);
      await this.settle(manager, account, { type: 'totp-added' });
      await this.audit.record(manager, { action: 'second-factor.added' });
      await this.sessions.endOthersOf(manager, account.id, token);
      await this.sessions.confirm(manager, token);
      return codes;
    });
  }

  /** @param token of the session that stays */
  removeTotp(account: Account, code: string, token: string): Promise<void> {
    return this.change(account, async (manager) => {
      if (!(await this.totp.isSetUp(manager, account.id))) throw noSecondFactor();
      if (!(await this.proofs.useCode(manager, account, code))) throw wrongCode();
      await this.totp.remove(manager, account.id);
      await this.settle(manager, account, { type: 'totp-removed' });
      await this.audit.record(manager, { action: 'second-factor.removed' });
      await this.sessions.endOthersOf(manager, account.id, token);
    });
  }

  renewRecoveryCodes(account: Account, code: string): Promise<string[]> {
    return this.change(account, async (manager) => {
      if (!(await this.isSetUp(manager, account.id))) throw noSecondFactor();
      if (!(await this.proofs.useCode(manager, account, code))) throw wrongCode();
      const codes = await this.recoveryCodes.renew(manager, account.id);
      await this.outbox.enqueue(manager, secondFactorMail(account, { type: 'codes-renewed' }));
      await this.audit.record(manager, { action: 'recovery-codes.renewed' });
      return codes;
    });
  }

  /** @param token of the session that is confirmed */
  stepUp(account: Account, code: string, token: string): Promise<void> {
    return this.change(account, async (manager) => {
      if (!(await this.isSetUp(manager, account.id))) throw noSecondFactor();
      if (!(await this.proofs.useCode(manager, account, code))) throw wrongCode();
      await this.sessions.confirm(manager, token);
      await this.audit.record(manager, { action: 'second-factor.confirmed' });
    });
  }

  private isSetUp(manager: EntityManager, userId: string): Promise<boolean> {
    return this.totp.isSetUp(manager, userId);
  }

  /** One change of an account at a time; wrong codes are counted. */
  private change<Result>(
    account: Account,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.proofs.watch(account, () =>
      this.unitOfWork.write(async (manager) => {
        await lock(manager, account.id);
        return work(manager);
      }),
    );
  }

  /** Notes whether the account has a second factor now, and mails what changed. */
  private async settle(
    manager: EntityManager,
    account: Account,
    change: SecondFactorChange,
  ): Promise<void> {
    const { id } = account;
    const isSetUp = await this.isSetUp(manager, id);
    if (!isSetUp) await this.recoveryCodes.clear(manager, id);
    await manager.update(UserEntity, { id }, { secondFactorSince: isSetUp ? new Date() : null });
    await this.outbox.enqueue(manager, secondFactorMail(account, change));
  }
}

/** The account, which nobody else changes before the transaction ends. */
async function lock(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await findForUpdate(manager, UserEntity, id);
  if (user === null) throw unauthorized();
  return user;
}
