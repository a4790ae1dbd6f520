import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { idPattern } from '@northcast/shared-contracts/api/id';
import { idempotencyHeader } from '@northcast/shared-contracts/api/list-query';
import type { Request } from 'express';
import { malformed } from '../errors/api-errors.js';
import { clientAddress } from '../limits/client-address.js';

/** Identifies a write that its client may repeat; null without an idempotency key. */
export type CallId = string | null;

/** Printable ASCII. */
const acceptable = /^[\x20-\x7e]{1,200}$/;

/** The account that made the call; null for an anonymous call. */
export function userOf(call: string): string | null {
  const [caller] = JSON.parse(call);
  return idPattern.test(caller) ? caller : null;
}

/** Passes the call's identity to the handler: caller, method, path and the client's key. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): CallId => {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get(idempotencyHeader);
    if (key === undefined) return null;
    if (!acceptable.test(key)) throw malformed();
    const caller = request.user?.id ?? clientAddress(request);
    return JSON.stringify([caller, request.method, request.path, key]);
  },
);
