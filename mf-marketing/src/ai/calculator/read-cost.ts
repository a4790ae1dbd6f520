import { costFields } from './cost-fields';
import type { CostField, ProcessCost } from './saving';

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
