let last: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** Made once for the team's zone: that takes longer than all the rest of an order in a list. Another zone takes its place. */
function formatIn(zone: string): Intl.DateTimeFormat {
  if (last?.zone === zone) return last.format;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  last = { zone, format };
  return format;
}

/** What clocks of the zone show at a moment, as if it were UTC. */
export function wallTime(zone: string, instant: Date): Date {
  const parts = formatIn(zone).formatToParts(instant);
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

/** The day of the calendar that an instant is on in a time zone, as `2026-11-30`. */
export function dayIn(zone: string, instant: Date): string {
  return wallTime(zone, instant).toISOString().slice(0, 10);
}

/**
 * When clocks of the zone show a time. Where they show it twice it is the first of both, where they skip it, it is as long after the
 * change as the time is after the last one shown.
 * @param wall the time that clocks show, as if it were UTC, in milliseconds
 */
export function timestampOf(zone: string, wall: number): number {
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
