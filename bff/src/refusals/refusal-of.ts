import { problems } from '@northcast/shared-contracts/texts/problems';
import { isConnectionFault } from '../database/database-faults.js';
import { Refusal } from './refusal.js';
import { malformed, notFound, unavailable, unsupportedType } from './refusals.js';

/** What is answered to a failure of any kind: our own refusals, those of Express and Nest, the database's, and the unforeseen. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isConnectionFault(error)) return unavailable();
  const status = statusOf(error);
  if (status === 404) return notFound();
  if (status === 413) return new Refusal(413, problems.tooLarge);
  if (status === 415) return unsupportedType();
  if (status >= 400 && status < 500) return malformed();
  return new Refusal(500, problems.internal);
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return error.getStatus();
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
