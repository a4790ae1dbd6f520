let last: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;

/**
 * Cached for the last zone, because creating a formatter takes longer than formatting a list of
 * orders.
 */
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

/** Local time in the zone, as a date whose UTC fields hold it. */
export function wallTime(zone: string, timestamp: Date): Date {
  const parts = formatIn(zone).formatToParts(timestamp);
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

/** The calendar day of a timestamp in a time zone, as `2026-11-30`. */
export function dayIn(zone: string, timestamp: Date): string {
  return wallTime(zone, timestamp).toISOString().slice(0, 10);
}

/**
 * The timestamp of a local time in the zone. A repeated local time gives its first occurrence. A
 * skipped one is read with the offset before the change.
 * @param wall local time as if it were UTC, in milliseconds
 */
export function timestampOf(zone: string, wall: number): number {
  const day = 86_400_000;
  const before = wall - offsetAt(zone, wall - day);
  const after = wall - offsetAt(zone, wall + day);
  const isShown = (timestamp: number) => wallTime(zone, new Date(timestamp)).getTime() === wall;
  const [first = before] = [before, after].filter(isShown).sort((one, other) => one - other);
  return first;
}

/** The zone's offset from UTC, in milliseconds. */
function offsetAt(zone: string, timestamp: number): number {
  const whole = Math.floor(timestamp / 1000) * 1000;
  return wallTime(zone, new Date(whole)).getTime() - whole;
}
