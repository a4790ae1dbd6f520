import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import { requestIdOf } from '../log/request-id.js';
import type { ApiError } from './api-error.js';

/** Answers an API error as `application/problem+json` (RFC 9457). */
export function sendProblem(response: ServerResponse, { status, message, parts }: ApiError): void {
  const { retryAfter, challenge, ...rest } = parts;
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    message,
    requestId: requestIdOf(response),
    ...rest,
  };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  if (challenge !== undefined) response.setHeader('WWW-Authenticate', challenge);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(problem));
}
