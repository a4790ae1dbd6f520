import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Account } from '../sessions/account.js';

/** The account that is calling; only behind a guard. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Account => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (user === undefined) throw new Error('the call is not guarded');
  return user;
});
