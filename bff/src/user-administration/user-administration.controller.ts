import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { PasswordOwner } from '@northcast/shared-contracts/api/password-strength';
import type { Request, Response } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { findAllForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notInRole, ownCredentials } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ListsService } from '../lists/lists.service.js';
import { LiveService } from '../live/live.service.js';
import { closeThreads } from '../messages/forget-messages.js';
import { customerOrders } from '../orders/customer-orders.js';
import { OrderEntity } from '../orders/order.entity.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { StepUpGuard, StepUpService } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { hasRole } from '../sessions/rights.js';
import { accountTags } from '../users/account-tags.js';
import { forgetTeamWork, nextVersion } from '../users/forget-team-work.js';
import { checkIsOwner } from '../users/owners.js';
import { UserEntity } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';
import { UsersService } from '../users/users.service.js';
import { AccountChangesService } from './account-changes.service.js';
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
    private readonly changes: AccountChangesService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
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
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    const columns = userColumnsOf(this.unitOfWork.read);
    return this.lists.csv(request, response, userList, columns, 'customers.exported');
  }

  @Call('createCustomer')
  async create(
    @Caller() caller: Account,
    @Body() body: BodyOf<'createCustomer'>,
    @IdempotencyKey() call: CallId,
  ): Promise<User> {
    if (body.isAdmin && !hasRole(caller, ['owner'])) throw notInRole();
    if (body.isAdmin) await this.stepUp.require(caller);
    await this.policy.check(body.password, body, body.isAdmin);
    const passwordHash = await this.passwords.hash(body.password);
    return this.idempotency.run(call, body, async (manager) => {
      if (body.isAdmin) await checkIsOwner(manager, caller);
      const role = body.isAdmin ? 'manager' : null;
      const made = await this.users.insert(manager, { ...body, role, passwordHash });
      if (role !== null) await this.changes.roleSet(manager, caller, made, role);
      const target = { type: 'account', id: made.id };
      await this.audit.record(manager, { action: 'customer.created', target });
      await this.live.changed(manager, { userId: null, tags: accountTags(role) });
      return made;
    });
  }

  /**
   * A new password ends every session of the account, and so does the loss of rights. A new e-mail
   * address is as good as a new password, which its mailbox can reset, and so needs the same
   * confirmation.
   */
  @Call('updateCustomer')
  async update(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'updateCustomer'>,
    @IdempotencyKey() call: CallId,
  ): Promise<User> {
    const { password } = body;
    const passwordHash = password ? await this.newHash(caller, id, password, body) : null;
    return this.idempotency.run(call, body, async (manager) => {
      const before = await this.users.findEdited(manager, caller, id, body);
      const hasOtherRights = (body.isAdmin ?? before.isAdmin) !== before.isAdmin;
      const hasOtherEmail = body.email !== before.email;
      if (hasOtherRights || hasOtherEmail) await this.stepUp.require(caller, manager);
      const changed = await this.users.update(manager, before, body, passwordHash);
      if (passwordHash !== null) await this.changes.passwordSet(manager, changed);
      const tags = accountTags(changed.role ?? before.role);
      await this.live.changed(manager, { userId: id, tags });
      if (hasOtherRights) await this.changes.rightsSet(manager, caller, before, changed);
      if (hasOtherEmail) await this.changes.emailSet(manager, before, changed.email);
      return toUserDto(changed);
    });
  }

  @UseGuards(StepUpGuard)
  @Call('deleteCustomer')
  delete(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, async (manager) => {
      const deleted = await this.users.findDeletable(manager, caller, id);
      // The foreign keys would keep the version of the orders, so that open edits would not
      // conflict, and the threads in the queue.
      const orders = await findAllForUpdate(manager, OrderEntity, { userId: id });
      await forgetTeamWork(manager, id, null);
      await manager.update(OrderEntity, { userId: id }, { userId: null, ...nextVersion() });
      await closeThreads(manager, id);
      await this.users.delete(manager, id);
      await this.changes.deleted(manager, caller, deleted);
      await this.live.ordersChanged(manager, orders, [...accountTags('owner'), 'Messages']);
    });
  }

  /** The hash of a password that the caller sets for another account. */
  private async newHash(
    caller: Account,
    id: string,
    password: string,
    owner: PasswordOwner & { readonly isAdmin?: boolean | undefined },
  ): Promise<string> {
    if (id === caller.id) throw ownCredentials();
    await this.stepUp.require(caller);
    const isOfTeam = () => this.unitOfWork.read.existsBy(UserEntity, { id, isAdmin: true });
    await this.policy.check(password, owner, owner.isAdmin || (await isOfTeam()));
    return this.passwords.hash(password);
  }
}
