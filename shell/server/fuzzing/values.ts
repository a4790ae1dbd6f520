import { type JsonSchema, listOf, recordOf } from './calls.js';
import type { Random } from './random.js';

/** Values that pass validation: ids of rows and names of this product. */
export interface Dictionary {
  readonly ids: readonly string[];
  /** Field names and path segments. */
  readonly words: readonly string[];
}

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\r\nX-Injected: 1',
  '%00%0d%0a',
  '=cmd|calc',
  '{{7*7}}',
  '👩‍🚀'.repeat(60),
  'a'.repeat(6000),
  '9'.repeat(400),
  '-0',
  '1e999',
  'null',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '__proto__',
  'constructor',
  'a@b..com',
];

/** A value that a schema allows, or nearly allows. */
export function valueFor(random: Random, schema: JsonSchema, words: Dictionary): unknown {
  const allowed = listOf(schema['enum']);
  if (allowed.length > 0) return allowed[random.below(allowed.length)];
  const types = [schema['type']].flat();
  if (types.includes('null') && random.chance(0.1)) return null;
  if (types.includes('boolean')) return random.chance(0.3);
  if (types.includes('integer') || types.includes('number')) return numberFor(random, schema);
  return textFor(random, schema, words);
}

function numberFor(random: Random, schema: JsonSchema): number {
  const least = Number(schema['minimum'] ?? 0);
  const most = Number(schema['maximum'] ?? 1_000_000);
  const small = least + random.below(4);
  return random.pick([small, small, small, least, most, least - 1, most + 1]);
}

function textFor(random: Random, schema: JsonSchema, { ids, words }: Dictionary): string {
  const { format } = schema;
  if (format === 'uuid') return random.pick(ids);
  if (format === 'date-time')
    return `20${10 + random.below(80)}-0${1 + random.below(9)}-11T10:15:00Z`;
  if (format === 'email') return `someone-${random.below(40)}@example.com`;
  if (schema['minLength'] === undefined && random.chance(0.2)) return random.pick(words);
  const least = Number(schema['minLength'] ?? 1);
  const most = Number(schema['maxLength'] ?? 300);
  const usual = Math.min(most, Math.max(least, 12));
  const length = random.pick([usual, usual, usual, usual, usual, least, most, most + 1]);
  return 'Ab cd-ef, gh. '
    .repeat(Math.ceil(length / 14))
    .slice(0, length)
    .replace(/ $/, '.');
}

/** A value that no field should accept. */
export function hostileValue(random: Random): unknown {
  if (random.chance(0.7)) return random.pick(hostileTexts);
  const numbers = [0, -1, 1e21, 1.5, 2 ** 53, 2 ** 31];
  return [random.pick(numbers), null, true, [], {}, { toString: 1 }, [[]]][random.below(7)];
}

/** Changes one field of a record: its value, its name, or removes or adds one. */
export function changedField(
  random: Random,
  record: JsonSchema,
  words: readonly string[],
): JsonSchema {
  const names = Object.keys(record);
  if (names.length === 0) return { [random.pick(words)]: hostileValue(random) };
  const name = random.pick(names);
  const { [name]: value, ...others } = recordOf(record);
  const how = random.below(4);
  if (how === 0) return others;
  if (how === 1) return { ...others, [random.pick(words)]: value };
  if (how === 2) return { ...record, [random.pick(words)]: hostileValue(random) };
  return { ...record, [name]: hostileValue(random) };
}
