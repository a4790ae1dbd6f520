import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
  UseGuards,
  UsePipes,
} from '@nestjs/common';
import type { Endpoint, RequestOf } from '@northcast/shared-contracts/api/endpoint';
import { type EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { managingRoles } from '@northcast/shared-contracts/roles';
import type { Request } from 'express';
import type { Account } from '../sessions/account.js';
import { AdministratorGuard, rolesKey } from '../sessions/administrator.guard.js';
import { SessionGuard } from '../sessions/session.guard.js';
import { YupBodyPipe } from './yup-body.pipe.js';

const routes = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;
const guards = {
  public: [],
  customer: [SessionGuard],
  admin: [SessionGuard, AdministratorGuard],
} as const;

/** Metadata key for whether API tokens may make a call. */
export const tokenKey = 'token';

/** The validated body of a call, as `@Body()` passes it to the handler. */
export type BodyOf<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>;

/**
 * Makes a method the handler of a call: route, status, access and body schema come from the
 * endpoint table.
 */
export function Call(name: EndpointName): MethodDecorator {
  const endpoint: Endpoint = endpoints[name];
  return applyDecorators(
    routes[endpoint.method](endpoint.path),
    HttpCode(endpoint.status),
    SetMetadata(rolesKey, endpoint.roles ?? managingRoles),
    SetMetadata(tokenKey, endpoint.token === true),
    UseGuards(...guards[endpoint.access]),
    UsePipes(new YupBodyPipe(endpoint.request && requestSchemas[endpoint.request])),
  );
}

/** The calling account; only for guarded handlers. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Account => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (user === undefined) throw new Error('the call is not guarded');
  return user;
});
