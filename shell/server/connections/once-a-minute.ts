/** Minimum milliseconds between two warnings. */
const interval = 60_000;

/** Drops warnings within a minute of the last one, so that an attack does not fill the log. */
export function onceAMinute(warn: (message: string) => void): (message: string) => void {
  let warned = Number.NEGATIVE_INFINITY;
  return (message) => {
    if (performance.now() - warned < interval) return;
    warned = performance.now();
    warn(message);
  };
}
