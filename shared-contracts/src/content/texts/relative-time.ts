/** Created lazily: the first use of `Intl` takes a browser 27 ms. */
let format: Intl.RelativeTimeFormat | undefined;

/** Each unit, its length in seconds, and the largest count that is expressed in it. */
const units = [
  ['second', 1, 45],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 30],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Number.POSITIVE_INFINITY],
] as const;

/**
 * `just now`, `3 minutes ago`, `1 day ago`, `in 2 days`
 * @param iso ISO 8601 timestamp
 * @param now milliseconds since 1970
 */
export function relativeTime(iso: string, now: number): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  for (const [unit, length, upTo] of units) {
    const amount = Math.trunc(seconds / length);
    if (unit === 'second' && Math.abs(amount) < upTo) return 'just now';
    if (unit !== 'second' && Math.abs(amount) < upTo) {
      // Not `auto`: it calls 24 to 48 hours ago `yesterday`, which may be two calendar days ago.
      format ??= new Intl.RelativeTimeFormat('en-US');
      return format.format(amount || Math.sign(seconds), unit);
    }
  }
  return '';
}
