import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { ApiError } from './api-error.js';
import { malformed, notFound, unavailable, unsupportedType } from './api-errors.js';
import { isConnectionError } from './database-errors.js';

/** What is answered to a failure of any kind: our own errors, those of Express and Nest, the database's, and the unforeseen. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isConnectionError(error)) return unavailable();
  const status = statusOf(error);
  if (status === 404) return notFound();
  if (status === 413) return new ApiError(413, problems.tooLarge);
  if (status === 415) return unsupportedType();
  if (status >= 400 && status < 500) return malformed();
  return new ApiError(500, problems.internal);
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return error.getStatus();
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
