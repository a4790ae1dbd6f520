const second = 1000;

/** Step of each key in milliseconds; small, because the examples are short. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -second,
  ArrowDown: -second,
  ArrowRight: second,
  ArrowUp: second,
  PageDown: -3 * second,
  PageUp: 3 * second,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const within = (ms: number, durationMs: number) => Math.max(0, Math.min(durationMs, ms));

/** @returns the new position in milliseconds; undefined if the key does not seek */
export function positionOfKey(key: string, ms: number, durationMs: number): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : within(ms + step, durationMs);
}

/** Position under a pointer, in milliseconds. */
export function positionOfPointer(
  clientX: number,
  { left, width }: { readonly left: number; readonly width: number },
  durationMs: number,
): number {
  return width > 0 ? within(((clientX - left) / width) * durationMs, durationMs) : 0;
}
