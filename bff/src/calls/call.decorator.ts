import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
} from '@northcast/shared-contracts/api/endpoints';
import { AdministratorGuard } from '../auth/administrator.guard.js';
import { SessionGuard } from '../auth/session.guard.js';

const routes = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;
const guards = {
  public: [],
  customer: [SessionGuard],
  admin: [SessionGuard, AdministratorGuard],
} as const;

/** Metadata key of the call that a handler answers. */
export const callKey = 'northcast:call';

/** Makes a method the handler of a call: route, status and access come from the endpoint table. */
export function Call(name: EndpointName): MethodDecorator {
  const endpoint: Endpoint = endpoints[name];
  return applyDecorators(
    SetMetadata(callKey, name),
    routes[endpoint.method](endpoint.path),
    HttpCode(endpoint.status),
    UseGuards(...guards[endpoint.access]),
  );
}
