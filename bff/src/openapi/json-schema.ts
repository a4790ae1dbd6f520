import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** A JSON Schema in the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The subset of a yup schema that we use. */
export interface DescribedSchema {
  describe(): SchemaFieldDescription;
}

/**
 * Converts a yup schema to JSON Schema. Supports only what the contract uses: objects and arrays of
 * strings, numbers and booleans.
 */
export function jsonSchema(schema: DescribedSchema): JsonSchema {
  return ofDescription(schema.describe());
}

function ofDescription(description: SchemaFieldDescription): JsonSchema {
  if (isObject(description)) return objectSchema(description);
  if (isList(description)) return listSchema(description);
  return isValue(description) ? valueSchema(description) : {};
}

function objectSchema({ fields }: SchemaObjectDescription): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, ofDescription(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function listSchema(description: SchemaInnerTypeDescription): JsonSchema {
  const { innerType } = description;
  return {
    ...valueSchema(description),
    ...(innerType && !Array.isArray(innerType) ? { items: ofDescription(innerType) } : {}),
  };
}

function valueSchema({
  type,
  tests,
  oneOf,
  nullable,
  default: fallback,
}: SchemaDescription): JsonSchema {
  const isInteger = tests.some(({ name }) => name === 'integer');
  const base = type === 'number' && isInteger ? 'integer' : type;
  return {
    type: nullable ? [base, 'null'] : base,
    ...(oneOf.length > 0 ? { enum: oneOf } : {}),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...Object.assign({}, ...tests.map((test) => constraint(type, test))),
  };
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  datetime: 'date-time',
  email: 'email',
};

const boundNames: Readonly<Record<string, { readonly min: string; readonly max: string }>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

function constraint(
  type: string,
  { name, params }: SchemaDescription['tests'][number],
): JsonSchema {
  if (name === undefined) return {};
  if (name in formats) return { format: formats[name] };
  const bound = params?.[name];
  const bounds = boundNames[type] ?? { min: 'minimum', max: 'maximum' };
  return name === 'min' || name === 'max' ? { [bounds[name]]: bound } : {};
}

function isRequired(field: SchemaFieldDescription): boolean {
  return isValue(field) && !field.optional && field.default === undefined;
}

function isObject(description: SchemaFieldDescription): description is SchemaObjectDescription {
  return 'fields' in description;
}

function isList(description: SchemaFieldDescription): description is SchemaInnerTypeDescription {
  return 'innerType' in description;
}

function isValue(description: SchemaFieldDescription): description is SchemaDescription {
  return 'tests' in description;
}
