import type { CallSettings } from '../settings/call-settings.js';
import { timestampOf, wallTime } from '../zone/zone-clock.js';

/** Minutes of a call. */
export const callMinutes = 30;
/** Days from tomorrow on which calls are offered. */
const offeredDays = 14;

const minute = 60_000;

/** All call times from tomorrow on, whether taken or not, with days in the team's time zone. */
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
      for (let time = start; time + callMinutes * minute <= end; time += callMinutes * minute) {
        times.push(new Date(time));
      }
    }
  }
  const unique = new Map(times.map((time) => [time.getTime(), time]));
  return [...unique.values()].sort((one, other) => one.getTime() - other.getTime());
}
