import { type Period, periods } from '@northcast/shared-contracts/api/business';
import { timestampOf, wallTime } from '../zone/zone-clock.js';

const dayLength = 86_400_000;

/** A stretch of time, the end excluded. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
  /** Its first and last day, as `2026-11-30`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface FigureTimes {
  /** Until the end of today: what is dated later today counts. */
  readonly current: Stretch;
  /** As long before, up to the same time of day as now. */
  readonly previous: Stretch;
  /** Days of the period, oldest first. */
  readonly days: readonly { readonly day: string; readonly from: Date }[];
}

/** When the days of a period begin, by the clocks of a zone. */
export function figureTimes(zone: string, period: Period, now: Date): FigureTimes {
  const count = periods[period];
  const wall = wallTime(zone, now).getTime();
  const today = Math.floor(wall / dayLength) * dayLength;
  const startOf = (ahead: number) => new Date(timestampOf(zone, today + ahead * dayLength));
  const nameOf = (ahead: number) => new Date(today + ahead * dayLength).toISOString().slice(0, 10);
  return {
    current: {
      from: startOf(1 - count),
      to: startOf(1),
      firstDay: nameOf(1 - count),
      lastDay: nameOf(0),
    },
    previous: {
      from: startOf(1 - 2 * count),
      to: new Date(timestampOf(zone, wall - count * dayLength)),
      firstDay: nameOf(1 - 2 * count),
      lastDay: nameOf(-count),
    },
    days: Array.from({ length: count }, (_, index) => ({
      day: nameOf(index + 1 - count),
      from: startOf(index + 1 - count),
    })),
  };
}
