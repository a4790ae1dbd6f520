/** Inputs of the calculator. */
export interface ProcessCost {
  readonly people: number;
  /** Hours per person and week. */
  readonly hours: number;
  /** Dollars per hour, including all employer costs. */
  readonly hourlyCost: number;
  /** Percentage of these hours that the build saves, after subtracting time for checking. */
  readonly share: number;
  /** Dollars, one-time. */
  readonly buildCost: number;
  /** Dollars per month. */
  readonly runningCost: number;
}

export type CostField = keyof ProcessCost;

/** Weeks per year in which the process runs. */
export const weeksPerYear = 48;

export interface Saving {
  /** Dollars per year that the process costs today. */
  readonly costNow: number;
  /** Dollars per year after subtracting the running cost; negative if the build loses money. */
  readonly yearly: number;
  /** Months until the build has paid for itself; null if it never does. */
  readonly paybackMonths: number | null;
}

/** @param cost each number is within the range in `costFields` */
export function savingOf(cost: ProcessCost): Saving {
  const costNow = cost.people * cost.hours * cost.hourlyCost * weeksPerYear;
  const yearly = (costNow * cost.share) / 100 - cost.runningCost * 12;
  return { costNow, yearly, paybackMonths: yearly > 0 ? (cost.buildCost / yearly) * 12 : null };
}
