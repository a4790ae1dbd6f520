import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { forbidden, setUpNeeded } from '../errors/api-errors.js';
import { mayAdminister } from './account.js';

/** Behind the session guard: administrators only, with a second factor where they need one. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(private readonly audit: AuditService) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user !== undefined && mayAdminister(user)) return true;
    this.audit.logRefusedCall();
    throw user?.isAdmin ? setUpNeeded() : forbidden();
  }
}
