/** Formats of a point in time in a zone: `Tuesday, December 1`, `3:00 PM`. */
const dayFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: zone,
  });
const timeFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });

/** Some engines put a narrow no-break space before AM or PM, which not every typeface contains. */
const plain = (text: string) => text.replace(/\u202f/g, ' ');

export const dayOf = (iso: string, zone: string): string =>
  plain(dayFormat(zone).format(new Date(iso)));
export const timeOf = (iso: string, zone: string): string =>
  plain(timeFormat(zone).format(new Date(iso)));

/** `Tuesday, December 1 at 3:00 PM` */
export const dayAndTime = (iso: string, zone: string): string =>
  `${dayOf(iso, zone)} at ${timeOf(iso, zone)}`;

/** `America/New York` */
export const zoneName = (zone: string): string => zone.replace(/_/g, ' ');

/** The viewer's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface OfferedDay {
  readonly day: string;
  readonly times: readonly string[];
}

/** Groups the times by day in the given zone, which may differ from the team's. */
export function timesByDay(times: readonly string[], zone: string): OfferedDay[] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = dayOf(time, zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}
