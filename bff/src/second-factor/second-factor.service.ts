import { Injectable } from '@nestjs/common';
import type { SecondFactor, TotpSetup } from '@northcast/shared-contracts/api/entities';
import {
  type SecondFactorMethod,
  secondFactorMethods,
} from '@northcast/shared-contracts/api/second-factor';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { noSecondFactor, notFound, stepUpNeeded, unauthorized } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { type Account, isConfirmed } from '../sessions/account.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEntity } from '../users/user.entity.js';
import { PasskeysService, toPasskeyDto } from './passkeys.service.js';
import { ProofsService, wrongCode, wrongPasskey } from './proofs.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import type { SecondFactorChange } from './second-factor-mail.js';
import { TotpService } from './totp.service.js';

/** Sets up and removes the second factors of an account. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly passkeys: PasskeysService,
    private readonly proofs: ProofsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  async status(account: Account): Promise<SecondFactor> {
    const { id, secondFactor } = account;
    const { read } = this.unitOfWork;
    return {
      isRequired: secondFactor?.isRequired ?? false,
      isConfirmed: isConfirmed(account),
      hasTotp: await this.totp.isSetUp(read, id),
      recoveryCodesLeft: await this.recoveryCodes.left(read, id),
      passkeys: (await this.passkeys.of(read, id)).map(toPasskeyDto),
      passkeysAvailable: this.passkeys.unavailableReason === undefined,
      passkeysUnavailableReason: this.passkeys.unavailableReason,
    };
  }

  /** The methods that the account can verify itself with. */
  async methodsOf(manager: EntityManager, { id }: Account): Promise<SecondFactorMethod[]> {
    const hasTotp = await this.totp.isSetUp(manager, id);
    const hasCodes = (await this.recoveryCodes.left(manager, id)) > 0;
    const isOffered = this.passkeys.unavailableReason === undefined;
    const hasPasskey = isOffered && (await this.passkeys.has(manager, id));
    const has = { totp: hasTotp, recovery: hasCodes, passkey: hasPasskey };
    return secondFactorMethods.filter((method) => has[method]);
  }

  startTotp({ id }: Account): Promise<TotpSetup> {
    return this.unitOfWork.write(async (manager) => {
      const { email } = await lock(manager, id);
      return this.totp.start(manager, id, email);
    });
  }

  /**
   * Other sessions end.
   * @param token of the session that stays signed in
   * @returns recovery codes
   */
  confirmTotp(account: Account, code: string, token: string): Promise<string[]> {
    return this.changeByCode(account, async (manager) => {
      if (!(await this.totp.confirm(manager, account.id, code))) throw wrongCode();
      const codes = await this.recoveryCodes.renew(manager, account.id);
      await this.completeChange(manager, account, { type: 'totp-added' }, token);
      return codes;
    });
  }

  /** @param token of the session that stays signed in */
  removeTotp(account: Account, code: string, token: string): Promise<void> {
    return this.changeByCode(account, async (manager) => {
      if (!(await this.totp.isSetUp(manager, account.id))) throw noSecondFactor();
      if (!(await this.proofs.useCode(manager, account, code))) throw wrongCode();
      await this.totp.remove(manager, account.id);
      await this.completeChange(manager, account, { type: 'totp-removed' }, token);
    });
  }

  /**
   * @param credential the browser's response to `PasskeysService.registrationOptions`
   * @param token of the requesting session, which stays signed in
   * @returns recovery codes if the account had none
   */
  async addPasskey(
    account: Account,
    name: string,
    credential: string,
    token: string,
  ): Promise<string[]> {
    const made = await this.passkeys.verifyNew(credential, token);
    if (made === null) throw wrongPasskey();
    return this.change(account, async (manager) => {
      await this.passkeys.insert(manager, account.id, name, made);
      const hasCodes = (await this.recoveryCodes.left(manager, account.id)) > 0;
      const codes = hasCodes ? [] : await this.recoveryCodes.renew(manager, account.id);
      await this.completeChange(manager, account, { type: 'passkey-added', name }, token);
      return codes;
    });
  }

  /** @param token of the session that stays signed in */
  removePasskey(account: Account, id: string, token: string): Promise<void> {
    return this.change(account, async (manager) => {
      const name = await this.passkeys.remove(manager, account.id, id);
      if (name === null) throw notFound();
      await this.completeChange(manager, account, { type: 'passkey-removed', name }, token);
    });
  }

  /** @param code may be omitted if the session has confirmed the second factor */
  renewRecoveryCodes(account: Account, code: string | undefined): Promise<string[]> {
    return this.changeByCode(account, async (manager) => {
      if (!(await this.isSetUp(manager, account.id))) throw noSecondFactor();
      if (code) {
        if (!(await this.proofs.useCode(manager, account, code))) throw wrongCode();
      } else if (!isConfirmed(account)) {
        throw stepUpNeeded(await this.methodsOf(manager, account));
      }
      const codes = await this.recoveryCodes.renew(manager, account.id);
      await this.proofs.report(manager, account, { type: 'codes-renewed' });
      await this.audit.record(manager, { action: 'recovery-codes.renewed' });
      return codes;
    });
  }

  /** @param token of the session to confirm */
  stepUp(account: Account, code: string, token: string): Promise<void> {
    return this.changeByCode(account, async (manager) => {
      if (!(await this.isSetUp(manager, account.id))) throw noSecondFactor();
      if (!(await this.proofs.useCode(manager, account, code))) throw wrongCode();
      await this.sessions.confirm(manager, token);
      await this.audit.record(manager, { action: 'second-factor.confirmed' });
    });
  }

  /**
   * @param credential the browser's response to a challenge
   * @param browserToken of the browser that requested it
   */
  async stepUpWithPasskey(
    account: Account,
    credential: string,
    browserToken: string,
    token: string,
  ): Promise<void> {
    const passkey = await this.passkeys.authenticate(credential, browserToken);
    if (passkey?.userId !== account.id) throw wrongPasskey();
    await this.change(account, async (manager) => {
      await this.sessions.confirm(manager, token);
      await this.audit.record(manager, { action: 'second-factor.confirmed' });
    });
  }

  private async isSetUp(manager: EntityManager, userId: string): Promise<boolean> {
    if (await this.totp.isSetUp(manager, userId)) return true;
    return this.passkeys.has(manager, userId);
  }

  /** Serialises the changes of one account. */
  private change<Result>(
    account: Account,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.unitOfWork.write(async (manager) => {
      await lock(manager, account.id);
      return work(manager);
    });
  }

  /** As `change`, and rate-limits wrong codes. */
  private changeByCode<Result>(
    account: Account,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.proofs.watch(account, () => this.change(account, work));
  }

  /**
   * Updates whether the account has a second factor, reports and records the change, and ends the
   * other sessions.
   * @param token of the session that stays signed in, which a new factor also confirms
   */
  private async completeChange(
    manager: EntityManager,
    account: Account,
    change: SecondFactorChange,
    token: string,
  ): Promise<void> {
    const { id } = account;
    const isAdded = change.type.endsWith('-added');
    const isSetUp = await this.isSetUp(manager, id);
    if (!isSetUp) await this.recoveryCodes.clear(manager, id);
    await manager.update(UserEntity, { id }, { secondFactorSince: isSetUp ? new Date() : null });
    await this.proofs.report(manager, account, change);
    await this.audit.record(manager, {
      action: isAdded ? 'second-factor.added' : 'second-factor.removed',
    });
    await this.sessions.endOthersOf(manager, id, token);
    if (isAdded) await this.sessions.confirm(manager, token);
    if (account.isAdmin) await this.live.changed(manager, { userId: null, tags: ['Team'] });
  }
}

/** Loads the account and locks its row until the transaction ends. */
async function lock(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await findForUpdate(manager, UserEntity, id);
  if (user === null) throw unauthorized();
  return user;
}
