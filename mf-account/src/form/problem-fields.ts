import type { CallError } from '@northcast/shared-contracts/api/client/request';

/** The server's validation errors by field, in the form that final-form shows below the fields. */
export function problemFields(
  { problem }: CallError,
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    (problem?.errors ?? [])
      .filter(({ path }) => fields.includes(path))
      .map(({ path, message }) => [path, message]),
  );
}
