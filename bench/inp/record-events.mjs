/** Shortest event that browsers report, in ms. */
export const shortest = 16;

/** Runs in the page before its own code: keeps what the browser reports of events, until `interactionsSoFar` takes it. */
export function recordEvents(durationThreshold) {
  const kept = [];
  const keep = (entries) => {
    for (const entry of entries) {
      const { name, interactionId, duration, startTime, processingStart, processingEnd } = entry;
      kept.push({ name, interactionId, duration, startTime, processingStart, processingEnd });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const events = { type: 'event', durationThreshold, buffered: true };
  observer.observe(events);
  globalThis.takeEvents = () => {
    keep(observer.takeRecords());
    return kept.splice(0);
  };
}

/**
 * Interaction to next paint of one press, as the metric defines it: the longest of the events that belong to it.
 * @param events as `recordEvents` keeps them
 * @returns ms in all, and how they divide: before the handlers ran, in them, and until the frame was shown. A press too short to be
 *   reported counts as the shortest that is.
 */
export function inpOf(events) {
  const [longest] = events
    .filter(({ interactionId }) => interactionId > 0)
    .toSorted((a, b) => b.duration - a.duration);
  if (!longest) return { inp: shortest, delay: 0, processing: 0, presentation: shortest };
  const { duration, startTime, processingStart, processingEnd } = longest;
  const delay = processingStart - startTime;
  const processing = processingEnd - processingStart;
  return { inp: duration, delay, processing, presentation: duration - delay - processing };
}
