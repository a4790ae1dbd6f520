/** A field that is another one now. Values are left out where they are personal data. */
export interface FieldChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Fields whose values say nothing about a person. */
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

/** Fields that follow from others, or change with every edit. */
const ignoredFields = new Set(['version', 'updatedAt', 'search']);

/** What differs between two states of a row, by the fields of the second. */
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
