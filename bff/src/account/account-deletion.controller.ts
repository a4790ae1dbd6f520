import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentPasswordService } from '../auth/current-password.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Account } from '../sessions/account.js';
import { takeSession } from '../sessions/session-cookie.js';
import { AccountDeletionService } from './account-deletion.service.js';

@Controller()
export class AccountDeletionController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly currentPassword: CurrentPasswordService,
    private readonly deletion: AccountDeletionService,
  ) {}

  @Call('deleteAccount')
  async delete(
    @Caller() caller: Account,
    @Body() { currentPassword }: BodyOf<'deleteAccount'>,
    @Req() request: Request,
  ): Promise<void> {
    await this.currentPassword.check(request, caller, currentPassword);
    await this.unitOfWork.write(async (manager) => {
      const user = await this.currentPassword.unchanged(manager, caller);
      await this.deletion.delete(manager, user);
    });
    takeSession(request);
  }
}
