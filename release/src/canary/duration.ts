const units = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/**
 * Parses a duration such as `30s`, `10m` or `2h`.
 * @returns milliseconds; null for any other text and for more than a week
 */
export function readDuration(text: string): number | null {
  const [, amount, unit] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const milliseconds = Number(amount) * units[unit as keyof typeof units];
  return milliseconds > 0 && milliseconds <= 7 * 24 * units.h ? milliseconds : null;
}

/** Formats a duration for people: `45 s`, `10 min`, `2 h 5 min`. */
export function describeDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
