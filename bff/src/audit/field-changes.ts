/** A changed field. Values are left out where they are personal data. */
export interface FieldChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Fields whose values are not personal data. */
const shownFields = new Set([
  'status',
  'servicePrice',
  'serviceName',
  'isAdmin',
  'role',
  'notices',
  'createdAt',
  'dueOn',
]);

/** Fields that are derived from others, or change with every edit. */
const ignoredFields = new Set(['version', 'updatedAt', 'search']);

/** Compares two states of a row, by the fields of the second. */
export function fieldChanges<Row extends object>(before: Row, after: Row): FieldChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    if (ignoredFields.has(field)) return [];
    const [old, now] = [before[field as keyof Row], value].map(textOf);
    if (old === now) return [];
    return shownFields.has(field) ? [{ field, before: old, after: now }] : [{ field }];
  });
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}
