import type { CostField } from './saving';

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
