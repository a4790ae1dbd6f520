import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { forbidden, setUpNeeded } from '../errors/api-errors.js';

/** Behind the session guard: administrators only, with a second factor where they need one. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user?.isAdmin) throw forbidden();
    if (user.secondFactor?.isRequired && !user.secondFactor.isSetUp) throw setUpNeeded();
    return true;
  }
}
