import type { CallError } from '@northcast/shared-contracts/client/request';

/** The server's faults by field, as final-form takes them from `onSubmit`. */
export function submissionErrors({ problem }: CallError): Record<string, string> {
  return Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]));
}
