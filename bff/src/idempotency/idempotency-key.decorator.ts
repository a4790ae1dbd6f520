import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { idempotencyHeader } from '@northcast/shared-contracts/api/list-query';
import type { Request } from 'express';
import { malformed } from '../errors/api-errors.js';
import { clientAddress } from '../limits/client-address.js';

/** Identity of a write that its client may send again; null when the client gave it no key. */
export type CallId = string | null;

/** Printable ASCII. */
const acceptable = /^[\x20-\x7e]{1,200}$/;

const userId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account that a call is of; null for that of somebody who was not signed in. */
export function userOf(call: string): string | null {
  const [caller] = JSON.parse(call);
  return userId.test(caller) ? caller : null;
}

/** Hands a handler the identity of the call: who, what and the client's key. */
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
