import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type RequestOf,
} from '@northcast/shared-contracts/api/endpoints';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import type { Request } from 'express';
import { callKey } from './call.decorator.js';
import { validBody } from './valid-body.js';

/** The validated body of a call. */
export type BodyOf<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>;

/** Hands the handler of a `@Call` its body, validated by the contract's schema. */
export const ValidBody = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const name: EndpointName = Reflect.getMetadata(callKey, context.getHandler());
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.request === undefined) throw new Error(`${name} takes no body`);
  return validBody<unknown>(
    requestSchemas[endpoint.request],
    context.switchToHttp().getRequest<Request>().body,
  );
});
