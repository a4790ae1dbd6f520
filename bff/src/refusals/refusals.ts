import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { problems } from '@northcast/shared-contracts/texts/problems';
import { Refusal } from './refusal.js';

/** Every way in which the server says no. */
export const malformed = () => new Refusal(400, problems.malformed);
export const unauthorized = () => new Refusal(401, problems.unauthorized);
export const badCredentials = () => new Refusal(401, problems.badCredentials);
export const forbidden = () => new Refusal(403, problems.forbidden);
export const crossOrigin = () => new Refusal(403, problems.crossOrigin);
export const notFound = () => new Refusal(404, problems.notFound);
export const emailTaken = () =>
  new Refusal(409, problems.emailTaken, {
    errors: [{ path: 'email', message: problems.emailTaken }],
  });
export const ownAccount = () => new Refusal(409, problems.ownAccount);
/** @param current the row as it stands now */
export const stale = (current: unknown) => new Refusal(409, problems.stale, { current });
export const unsupportedType = () => new Refusal(415, problems.unsupportedType);
export const invalid = (errors: readonly FieldError[]) =>
  new Refusal(422, problems.invalid, { errors });
export const keyReused = () => new Refusal(422, problems.keyReused);
/** @param retryAfter seconds */
export const tooMany = (retryAfter: number) => new Refusal(429, problems.tooMany, { retryAfter });
export const unavailable = () => new Refusal(503, problems.unavailable, { retryAfter: 5 });
