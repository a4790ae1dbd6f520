import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { StepUpService } from './step-up.service.js';

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
