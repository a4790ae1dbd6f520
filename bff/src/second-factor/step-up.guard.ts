import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { UnitOfWork } from '../database/unit-of-work.js';
import { apiTokenReadOnly, stepUpNeeded } from '../errors/api-errors.js';
import { type Account, isConfirmed } from '../sessions/account.js';
import { SecondFactorService } from './second-factor.service.js';

/**
 * Requires the second factor again before an action that cannot be undone. Does not apply to
 * accounts without one.
 */
@Injectable()
export class StepUpService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /**
   * @throws 403 with the methods of the account; always for an API token, because no person can
   * confirm
   */
  async require(account: Account, manager = this.unitOfWork.read): Promise<void> {
    if (account.apiTokenId !== undefined) throw apiTokenReadOnly();
    if (!account.secondFactor?.isSetUp || isConfirmed(account)) return;
    throw stepUpNeeded(await this.secondFactor.methodsOf(manager, account));
  }
}

/**
 * Requires a confirmation of the second factor within the last ten minutes, if the account has one.
 * Place it above `@Call`: Nest runs the guards of the lowest decorator first, and the session guard
 * must run before this one.
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
