/** Milliseconds: the shortest event duration that browsers report. */
export const shortest = 16;

/** Init script: records event timing entries until `takeEvents` returns them. */
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
 * Interaction to Next Paint of one press: the longest event that belongs to it.
 * @param events entries from `recordEvents`
 * @returns total milliseconds, and the delay before the handlers, in the handlers, and until the
 * frame was presented. A press too short to be reported counts as the shortest reported duration.
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
