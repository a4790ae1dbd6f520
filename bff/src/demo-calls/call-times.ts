import type { CallSettings } from '../settings/call-settings.js';
import { timestampOf, wallTime } from '../zone/zone-clock.js';

/** Minutes of a call. */
export const callMinutes = 30;
/** Days from tomorrow on which calls are offered. */
const offeredDays = 14;

const minute = 60_000;

/** Milliseconds of a call. */
export const callLength = callMinutes * minute;

/** Whether two calls that start at these times overlap. */
export const doOverlap = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) < callLength;

/**
 * All call times from tomorrow on, whether taken or not, with days in the team's time zone. If
 * ranges of hours overlap, of two times that overlap the earlier one is offered.
 */
export function callTimes({ hours, zone }: CallSettings, now: Date): Date[] {
  const today = wallTime(zone, now);
  const times: Date[] = [];
  for (let ahead = 1; ahead <= offeredDays; ahead += 1) {
    const midnight = Date.UTC(
      today.getUTCFullYear(),
      today.getUTCMonth(),
      today.getUTCDate() + ahead,
    );
    const weekday = new Date(midnight).getUTCDay();
    for (const { from, to } of hours.filter((each) => each.days.includes(weekday))) {
      const start = timestampOf(zone, midnight + from * minute);
      const end = timestampOf(zone, midnight + to * minute);
      for (let time = start; time + callLength <= end; time += callLength) {
        times.push(new Date(time));
      }
    }
  }
  return withoutOverlaps(times.sort((one, other) => one.getTime() - other.getTime()));
}

/** @param times sorted */
function withoutOverlaps(times: readonly Date[]): Date[] {
  const kept: Date[] = [];
  for (const time of times) {
    const last = kept.at(-1);
    if (last === undefined || !doOverlap(last, time)) kept.push(time);
  }
  return kept;
}
