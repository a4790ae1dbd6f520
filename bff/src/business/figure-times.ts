import { type Period, periods } from '@northcast/shared-contracts/api/business';
import { timestampOf, wallTime } from '../zone/zone-clock.js';

const dayLength = 86_400_000;

/** A period of time, excluding its end. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
  /** First and last day, such as `2026-11-30`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface FigureTimes {
  /** Ends at the end of today, because orders may be dated later today. */
  readonly current: Stretch;
  /** The period of equal length before, ending at the same time of day as now. */
  readonly previous: Stretch;
  /** Days of the period, oldest first. */
  readonly days: readonly { readonly day: string; readonly from: Date; readonly to: Date }[];
}

/** Computes when the days of a period begin in a time zone. */
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
      to: startOf(index + 2 - count),
    })),
  };
}
