/** The subset of JSON Schema that we read. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
}

/** An operation that a server offers. */
export interface Call {
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body; undefined for none. */
  readonly body?: JsonSchema;
}

/** All operations of an OpenAPI document, with `$ref` schemas resolved. */
export function callsOfDocument(document: unknown): Call[] {
  const paths = Object.entries(recordAt(document, 'paths'));
  return paths.flatMap(([path, operations]) =>
    Object.entries(recordOf(operations)).map(([method, operation]) => {
      const schema = recordAt(operation, 'requestBody', 'content', 'application/json', 'schema');
      const hasBody = Object.keys(schema).length > 0;
      const parameters = listOf(recordOf(operation)['parameters']).map(parameterOf);
      const body = hasBody ? { body: resolved(document, schema) } : {};
      return { method: method.toUpperCase(), path, parameters, ...body };
    }),
  );
}

/** Converts a route such as `/blog/:slug` to a call. */
export function callOfRoute(method: string, route: string): Call {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = names.map((name) => ({ name, place: 'path', schema: {} }) as const);
  return { method, path: route.replace(/:(\w+)/g, '{$1}'), parameters };
}

/** Names of all fields in the document's schemas. */
export function fieldNames(document: unknown): string[] {
  const schemas = Object.values(recordAt(document, 'components', 'schemas'));
  const names = schemas.flatMap((schema) => Object.keys(recordAt(schema, 'properties')));
  return [...new Set(names)].sort();
}

/**
 * @returns a function that maps a method and a target to a call name; all unknown targets share one
 * name
 */
export function callFinder(calls: readonly Call[]): (method: string, target: string) => string {
  const patterns = calls.map((call) => {
    const pattern = call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return [new RegExp(`^${pattern}$`), call] as const;
  });
  const exactFirst = patterns.sort(([, a], [, b]) => a.parameters.length - b.parameters.length);
  return (method, target) => {
    const path = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '';
    const known = exactFirst.find(([pattern]) => pattern.test(path));
    return `${method} ${known === undefined ? 'elsewhere' : known[1].path}`;
  };
}

function parameterOf(value: unknown): Parameter {
  const { name, in: place } = recordOf(value);
  const known = place === 'path' || place === 'header' ? place : 'query';
  return { name: String(name), place: known, schema: recordAt(value, 'schema') };
}

function resolved(document: unknown, schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? recordAt(document, ...$ref.split('/').slice(1)) : schema;
}

export const recordOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const recordAt = (value: unknown, ...names: string[]) =>
  names.reduce((record, name) => recordOf(record[name]), recordOf(value));
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
