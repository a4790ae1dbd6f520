/** `1:02`, `58:10`, `1:02:03`. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Text of the slider for screen readers. */
export const positionText = (ms: number, durationMs: number): string =>
  durationMs > 0 ? `position ${timeText(ms)} of ${timeText(durationMs)}` : 'position 0:00';

/** Uses a real minus sign, which screen readers read as minus. */
export const signed = (value: number) => value.toFixed(1).replace('-', '−');

export const loudnessText = (lufs: number): string => `${signed(lufs)} LUFS`;
export const peakText = (dbfs: number): string => `${signed(dbfs)} dBFS`;

/** Loudness of `own` relative to `other`. */
export function differenceText(own: number, other: number): string {
  const difference = Math.abs(own - other);
  if (difference < 0.1) return 'equally loud';
  return `${difference.toFixed(1)} LU ${own > other ? 'louder' : 'quieter'}`;
}
