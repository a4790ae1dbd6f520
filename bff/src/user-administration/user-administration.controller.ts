import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { MailLinksService } from '../account-mail/mail-links.service.js';
import { AuditService } from '../audit/audit.service.js';
import { browserOf } from '../browser/browser.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notInRole } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ListsService } from '../lists/lists.service.js';
import { customerOrders } from '../orders/customer-orders.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { StepUpGuard, StepUpService } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { hasRole } from '../sessions/rights.js';
import { giveSession, tokenOf } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { checkIsOwner } from '../users/owners.js';
import { toUserDto } from '../users/user.mapper.js';
import { UsersService } from '../users/users.service.js';
import { userColumnsOf, userList } from './user-list.js';

/** Manages accounts, for administrators. */
@Controller()
export class UserAdministrationController {
  constructor(
    private readonly users: UsersService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly links: MailLinksService,
    private readonly mails: AccountMailService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly stepUp: StepUpService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Call('customers')
  async list(@Req() request: Request): Promise<User[]> {
    const users = await this.lists.page(request, userList, toUserDto);
    const ordersOf = await customerOrders(
      this.unitOfWork.read,
      users.map(({ id }) => id),
    );
    return users.map((user) => ({ ...user, ...ordersOf(user.id) }));
  }

  @UseGuards(StepUpGuard)
  @Call('exportCustomers')
  async export(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.audit.note({ action: 'customers.exported' });
    const columns = userColumnsOf(this.unitOfWork.read);
    await this.lists.csv(request, response, userList, columns);
  }

  @Call('createCustomer')
  async create(
    @Caller() caller: Account,
    @Body() body: BodyOf<'createCustomer'>,
    @IdempotencyKey() call: CallId,
  ): Promise<User> {
    if (body.isAdmin && !hasRole(caller, ['owner'])) throw notInRole();
    if (body.isAdmin) await this.stepUp.require(caller);
    await this.policy.check(body.password, body);
    const passwordHash = await this.passwords.hash(body.password);
    return this.idempotency.run(call, body, async (manager) => {
      if (body.isAdmin) await checkIsOwner(manager, caller);
      const role = body.isAdmin ? 'manager' : null;
      const made = await this.users.insert(manager, { ...body, role, passwordHash });
      const target = { type: 'account', id: made.id };
      await this.audit.record(manager, { action: 'customer.created', target });
      return made;
    });
  }

  /**
   * A new password ends every session of the account, except the current session of administrators
   * who change their own.
   */
  @Call('updateCustomer')
  async update(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'updateCustomer'>,
    @IdempotencyKey() call: CallId,
    @Req() request: Request,
  ): Promise<User> {
    if (body.password && id !== caller.id) await this.stepUp.require(caller);
    if (body.password) await this.policy.check(body.password, body);
    const passwordHash = body.password ? await this.passwords.hash(body.password) : null;
    const user = await this.idempotency.run(call, body, async (manager) => {
      if (passwordHash !== null) {
        await this.sessions.endAllOf(manager, id);
        await this.links.voidByNewPassword(manager, id);
      }
      let hasOtherRights = false;
      const changed = await this.users.update(manager, caller, id, body, passwordHash, () => {
        hasOtherRights = true;
        return this.stepUp.require(caller, manager);
      });
      if (hasOtherRights) await this.mails.roleChanged(manager, changed, changed.role ?? null);
      return changed;
    });
    if (passwordHash !== null && id === caller.id) {
      const owner = { ...user, secondFactor: caller.secondFactor };
      giveSession(
        request,
        await this.sessions.replace(tokenOf(request), owner, browserOf(request)),
      );
    }
    return user;
  }

  @UseGuards(StepUpGuard)
  @Call('deleteCustomer')
  delete(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.users.delete(manager, caller, id));
  }
}
