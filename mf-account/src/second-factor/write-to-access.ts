import { write } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** Statuses after which something else may be set up than was read: 0 if no response came. */
const outdated = new Set([0, 404, 409]);

/** A write that also refetches sessions and factors if they may have changed since they were read. */
export function writeToAccess<const E extends Endpoint>(endpoint: E) {
  const plain = write(endpoint);
  return {
    ...plain,
    invalidatesTags: (response: unknown, error: unknown, parameters: unknown) =>
      error && outdated.has((error as CallError).status)
        ? (['SecondFactor', 'Sessions'] as const)
        : plain.invalidatesTags(response, error, parameters),
  };
}
