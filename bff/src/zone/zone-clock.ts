/** What clocks of the zone show at a moment, as if it were UTC. */
export function wallTime(zone: string, instant: Date): Date {
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
