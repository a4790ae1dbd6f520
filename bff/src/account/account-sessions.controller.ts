import { Controller, Param, Req } from '@nestjs/common';
import type { Session } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound, notInRole } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { hasRole } from '../sessions/rights.js';
import { takeSession, tokenOf } from '../sessions/session-cookie.js';
import { SessionListService } from '../sessions/session-list.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEntity } from '../users/user.entity.js';

/** Sessions of an account, for its owner and for administrators. */
@Controller()
export class AccountSessionsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly list: SessionListService,
    private readonly audit: AuditService,
  ) {}

  @Call('ownSessions')
  own(@Caller() caller: Account, @Req() request: Request): Promise<Session[]> {
    return this.list.of(this.unitOfWork.read, caller, tokenOf(request));
  }

  @Call('endSession')
  async end(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<void> {
    const ended = await this.unitOfWork.write(async (manager) => {
      await this.audit.record(manager, { action: 'session.ended' });
      return this.list.end(manager, caller.id, id);
    });
    if (this.list.isOf(ended, tokenOf(request))) takeSession(request);
  }

  @Call('endOtherSessions')
  endOthers(@Caller() { id }: Account, @Req() request: Request): Promise<void> {
    return this.unitOfWork.write(async (manager) => {
      await this.sessions.endOthersOf(manager, id, tokenOf(request));
      await this.audit.record(manager, { action: 'sessions.ended' });
    });
  }

  @Call('customerSessions')
  async ofCustomer(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<Session[]> {
    const customer = await this.unitOfWork.read.findOneBy(UserEntity, { id });
    checkMayManage(caller, customer);
    return this.list.of(this.unitOfWork.read, customer, tokenOf(request));
  }

  @Call('endCustomerSessions')
  endOfCustomer(@Caller() caller: Account, @Param('id') id: string): Promise<void> {
    return this.unitOfWork.write(async (manager) => {
      checkMayManage(caller, await manager.findOneBy(UserEntity, { id }));
      await this.sessions.endAllOf(manager, id);
      await this.audit.record(manager, {
        action: 'sessions.ended',
        target: { type: 'account', id },
      });
    });
  }
}

/** Only owners may manage the accounts of other team members. */
function checkMayManage(
  caller: Account,
  account: UserEntity | null,
): asserts account is UserEntity {
  if (account === null) throw notFound();
  const isOther = account.isAdmin && account.id !== caller.id;
  if (isOther && !hasRole(caller, ['owner'])) throw notInRole();
}
