import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { SerializedError } from '@reduxjs/toolkit';

/**
 * Converts an error to a `CallError`; a request that never reached the server is a network failure.
 */
export function callErrorOf(error: CallError | SerializedError): CallError {
  return 'status' in error
    ? error
    : { status: 0, message: `0: ${error.message ?? 'Network error'}` };
}
