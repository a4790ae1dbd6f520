import { Body, Controller, Req } from '@nestjs/common';
import type { OwnAccount, User } from '@northcast/shared-contracts/api/entities';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { MailLinksService } from '../account-mail/mail-links.service.js';
import { AuditService } from '../audit/audit.service.js';
import { CurrentPasswordService } from '../auth/current-password.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { invalid, unauthorized } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { LiveService } from '../live/live.service.js';
import type { Account } from '../sessions/account.js';
import { accountTags } from '../users/account-tags.js';
import { readOwnAccount } from '../users/own-account.js';
import { UserEntity } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';
import { UsersService } from '../users/users.service.js';
import { EmailAddressService } from './email-address.service.js';

/** The caller's name and e-mail address. */
@Controller()
export class AccountController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly users: UsersService,
    private readonly addresses: EmailAddressService,
    private readonly links: MailLinksService,
    private readonly mail: AccountMailService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  @Call('account')
  account(@Caller() { id }: Account): Promise<OwnAccount> {
    return readOwnAccount(this.unitOfWork.read, id);
  }

  /** Existing orders and messages keep the name that they were sent under. */
  @Call('changeName')
  changeName(
    @Caller() { id }: Account,
    @Body() body: BodyOf<'changeName'>,
    @IdempotencyKey() call: CallId,
  ): Promise<User> {
    return this.idempotency.run(call, body, async (manager) => {
      const user = await findForUpdate(manager, UserEntity, id);
      if (user === null) throw unauthorized();
      const changed = await this.users.change(manager, user, body);
      await this.audit.record(manager, { action: 'account.renamed' });
      await this.live.changed(manager, { userId: null, tags: accountTags(user.role) });
      return toUserDto(changed);
    });
  }

  @Call('changeEmail')
  async changeEmail(
    @Caller() caller: Account,
    @Body() { email, currentPassword }: BodyOf<'changeEmail'>,
    @Req() request: Request,
    @IdempotencyKey() call: CallId,
  ): Promise<OwnAccount> {
    if (email === caller.email) throw invalid([{ path: 'email', message: validation.sameEmail }]);
    await this.currentPassword.check(request, caller, currentPassword);
    const ask = async (manager: EntityManager) => {
      const user = await this.currentPassword.unchanged(manager, caller);
      await this.addresses.ask(manager, user, email);
      await this.audit.record(manager, { action: 'email.change-requested' });
      return readOwnAccount(manager, caller.id);
    };
    const limit = () => this.limiter.consume('mails', caller.id);
    return this.idempotency.run(call, { email }, ask, limit);
  }

  @Call('cancelEmailChange')
  cancelEmailChange(@Caller() { id }: Account): Promise<void> {
    return this.unitOfWork.write((manager) => this.links.void(manager, id, 'email-change'));
  }

  @Call('confirmEmail')
  confirmEmail(
    @Caller() { id }: Account,
    @Body() body: BodyOf<'confirmEmail'>,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, body, (manager) =>
      this.addresses.confirm(manager, id, body.token),
    );
  }

  /** Sends nothing if the address is already confirmed. */
  @Call('resendConfirmation')
  async resendConfirmation(@Caller() caller: Account): Promise<void> {
    this.limiter.consume('mails', caller.id);
    await this.unitOfWork.write(async (manager) => {
      const { isEmailConfirmed } = await readOwnAccount(manager, caller.id);
      if (!isEmailConfirmed) await this.mail.confirmation(manager, caller);
    });
  }
}
