import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { entitySchemas } from '@northcast/shared-contracts/api/entity-schemas';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';

/** Field names of one call; every list is sorted. */
export interface CallDescription {
  /** Accepted body fields; others are ignored. */
  readonly accepts: readonly string[];
  /** Required body fields. */
  readonly requires: readonly string[];
  /** Fields that every response has; for a list, every row. */
  readonly answers: readonly string[];
  /** Optional response fields. */
  readonly mayAnswer: readonly string[];
  /** Whether the list takes `ListQuery`. */
  readonly paged: boolean;
}

/** Every call by `METHOD path`, such as `POST /api/orders`. */
export type ApiDescription = Readonly<Record<string, CallDescription>>;

/** The subset of yup's `ObjectSchema` that is used here. */
interface RecordSchema {
  describe(): { readonly fields: Readonly<Record<string, object>> };
}

/** The key of a call in descriptions. */
export const nameOfCall = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Describes the endpoint table and its schemas in a form in which two builds can be compared. */
export function describeApi(): ApiDescription {
  const calls = Object.values<Endpoint>(endpoints);
  return Object.fromEntries(
    calls.map((endpoint) => [nameOfCall(endpoint), describeCall(endpoint)]),
  );
}

function describeCall({ request, answer, paged }: Endpoint): CallDescription {
  const body = request === undefined ? none : fieldsOf(requestSchemas[request]);
  const entity = typeof answer === 'string' ? answer : answer[0];
  const row = isEntity(entity) ? fieldsOf(entitySchemas[entity]) : none;
  return {
    accepts: [...body.required, ...body.optional].sort(),
    requires: body.required,
    answers: row.required,
    mayAnswer: row.optional,
    paged: paged === true,
  };
}

const isEntity = (answer: string): answer is keyof typeof entitySchemas => answer in entitySchemas;

interface Fields {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const none: Fields = { required: [], optional: [] };

function fieldsOf(schema: RecordSchema): Fields {
  const { fields } = schema.describe();
  const names = Object.keys(fields).sort();
  const isRequired = (name: string) => isMandatory(fields[name] ?? {});
  return {
    required: names.filter(isRequired),
    optional: names.filter((name) => !isRequired(name)),
  };
}

/** A body may omit a field with a default. */
function isMandatory(field: object): boolean {
  const isOptional = 'optional' in field && field.optional === true;
  const hasDefault = 'default' in field && field.default !== undefined;
  return !isOptional && !hasDefault;
}
