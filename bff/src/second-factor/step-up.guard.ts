import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { UnitOfWork } from '../database/unit-of-work.js';
import { apiTokenReadOnly, stepUpNeeded } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { SecondFactorService } from './second-factor.service.js';
import { isConfirmed } from './step-up.js';

/** Asks for the second factor again before what can't be undone. Accounts without one go on as they are. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** @throws 403 with what the account can confirm with; always for an API token, behind which nobody is */
  async require(account: Account, manager = this.unitOfWork.read): Promise<void> {
    if (account.apiTokenId !== undefined) throw apiTokenReadOnly();
    if (!account.secondFactor?.isSetUp || isConfirmed(account)) return;
    throw stepUpNeeded(await this.secondFactor.methodsOf(manager, account));
  }
}

/**
 * A second factor that was confirmed within ten minutes, where there is one. Stands above `@Call`: guards run from the lowest
 * decorator up, and the session's comes first.
 */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(private readonly stepUp: StepUpService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user === undefined) throw new Error('the call is not guarded');
    await this.stepUp.require(user);
    return true;
  }
}
