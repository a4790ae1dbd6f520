import type { CostField, ProcessCost } from './saving';

interface FieldRule {
  readonly name: CostField;
  readonly label: string;
  readonly hint: string;
  readonly least: number;
  readonly most: number;
  /** Initial value: that of the worked example. */
  readonly example: number;
}

export const costFields: readonly FieldRule[] = [
  {
    name: 'people',
    label: 'People who do the work',
    hint: 'Each of them counted once',
    least: 1,
    most: 10_000,
    example: 3,
  },
  {
    name: 'hours',
    label: 'Hours a week, per person',
    hint: 'On this process alone',
    least: 0.5,
    most: 80,
    example: 20,
  },
  {
    name: 'hourlyCost',
    label: 'Cost of an hour, in dollars',
    hint: 'Wage, taxes and workplace',
    least: 1,
    most: 1000,
    example: 40,
  },
  {
    name: 'share',
    label: 'Share saved, in percent',
    hint: 'With the time for checking subtracted',
    least: 1,
    most: 95,
    example: 60,
  },
  {
    name: 'buildCost',
    label: 'Cost of the build, in dollars',
    hint: 'Once; see the ranges above',
    least: 1,
    most: 10_000_000,
    example: 30_000,
  },
  {
    name: 'runningCost',
    label: 'Running cost a month, in dollars',
    hint: 'Models, hosting, maintenance',
    least: 0,
    most: 1_000_000,
    example: 250,
  },
];

/** Matches `20`, `12.5` and `1,200`; rejects notations that only some programs read as a number. */
const numberText = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/** Parsed inputs: a cost if every field is valid, otherwise one message per invalid field. */
export type CostReading =
  | { readonly cost: ProcessCost }
  | { readonly errors: Readonly<Partial<Record<CostField, string>>> };

const grouped = (value: number) => value.toLocaleString('en-US');

export type CostTexts = Readonly<Record<CostField, string>>;

export const exampleTexts = Object.fromEntries(
  costFields.map(({ name, example }) => [name, String(example)]),
) as CostTexts;

export function readCost(texts: CostTexts): CostReading {
  const errors: Partial<Record<CostField, string>> = {};
  const cost: Partial<Record<CostField, number>> = {};
  for (const { name, least, most } of costFields) {
    const text = texts[name].trim();
    const value = numberText.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
    if (value >= least && value <= most) cost[name] = value;
    else errors[name] = `Enter a number from ${grouped(least)} to ${grouped(most)}`;
  }
  return Object.keys(errors).length > 0 ? { errors } : { cost: cost as ProcessCost };
}
