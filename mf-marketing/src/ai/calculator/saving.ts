/** What the calculator asks for. */
export interface ProcessCost {
  readonly people: number;
  /** Of one person, a week. */
  readonly hours: number;
  /** Dollars an hour, with everything an employer pays. */
  readonly hourlyCost: number;
  /** Percent of these hours that would not be worked any more, checking subtracted. */
  readonly share: number;
  /** Dollars, once. */
  readonly buildCost: number;
  /** Dollars a month. */
  readonly runningCost: number;
}

export type CostField = keyof ProcessCost;

/** Weeks of a year in which the process runs. */
export const weeksPerYear = 48;

export interface Saving {
  /** Dollars a year that the process costs now. */
  readonly costNow: number;
  /** Dollars a year, the running cost subtracted; negative when it costs more than it saves. */
  readonly yearly: number;
  /** Until the build is paid back; null when it never is. */
  readonly paybackMonths: number | null;
}

/** @param cost of a process, each number in the range of `costFields` */
export function savingOf(cost: ProcessCost): Saving {
  const costNow = cost.people * cost.hours * cost.hourlyCost * weeksPerYear;
  const yearly = (costNow * cost.share) / 100 - cost.runningCost * 12;
  return { costNow, yearly, paybackMonths: yearly > 0 ? (cost.buildCost / yearly) * 12 : null };
}
