import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@northcast/shared-contracts/roles';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { forbidden, notInRole, setUpNeeded } from '../errors/api-errors.js';
import { activeRole } from './rights.js';

/** Metadata key of the roles that may call an endpoint. */
export const rolesKey = 'roles';

/**
 * Allows only the endpoint's roles, with a second factor if required. Must run after the session
 * guard.
 */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(
    private readonly audit: AuditService,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request>();
    const roles = this.reflector.get<readonly Role[] | undefined>(rolesKey, context.getHandler());
    const role = user === undefined ? null : activeRole(user);
    if (role !== null && roles?.includes(role)) return true;
    this.audit.logRefusedCall();
    if (role !== null) throw notInRole();
    throw user?.isAdmin ? setUpNeeded() : forbidden();
  }
}
