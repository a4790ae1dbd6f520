import type { CallSettings } from '../settings/call-settings.js';

/** Length of a call. */
export const callMinutes = 30;
/** Days from tomorrow in which calls are offered. */
const offeredDays = 14;

const minute = 60_000;

/** Every time that calls are offered at from tomorrow on, in the days of the team's zone, whether taken or not. */
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

/** What clocks of the zone show at a moment, as if it were UTC. */
function wallTime(zone: string, instant: Date): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(
    Date.UTC(
      partOf('year'),
      partOf('month') - 1,
      partOf('day'),
      partOf('hour'),
      partOf('minute'),
      partOf('second'),
    ),
  );
}

/**
 * When clocks of the zone show a time. Where they show it twice it is the first of both, where they skip it, it is as long after the
 * change as the time is after the last one shown.
 * @param wall the time that clocks show, as if it were UTC, in milliseconds
 */
function timestampOf(zone: string, wall: number): number {
  const day = 86_400_000;
  const before = wall - offsetAt(zone, wall - day);
  const after = wall - offsetAt(zone, wall + day);
  const isShown = (instant: number) => wallTime(zone, new Date(instant)).getTime() === wall;
  const [first = before] = [before, after].filter(isShown).sort((one, other) => one - other);
  return first;
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return wallTime(zone, new Date(whole)).getTime() - whole;
}
