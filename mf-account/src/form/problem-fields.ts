import type { CallError } from '@northcast/shared-contracts/api/client/request';

/** What the server found wrong, by field, as final-form shows it under the fields of the form. */
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
