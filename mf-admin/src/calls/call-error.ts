import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { SerializedError } from '@reduxjs/toolkit';

/** The error of a call; what never reached the server counts as a network failure. */
export function callErrorOf(error: CallError | SerializedError): CallError {
  return 'status' in error
    ? error
    : { status: 0, message: `0: ${error.message ?? 'Network error'}` };
}
