import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { forbidden, setUpNeeded } from '../errors/api-errors.js';

/** Behind the session guard: administrators only, with a second factor where they need one. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(private readonly audit: AuditService) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user?.isAdmin && !(user.secondFactor?.isRequired && !user.secondFactor.isSetUp))
      return true;
    this.audit.logRefusedCall();
    throw user?.isAdmin ? setUpNeeded() : forbidden();
  }
}
