import type { VitalMetric } from '../../registry/vital-report';
import { isObservable, observeEntries } from './entries';
import { type InteractionEvent, Interactions } from './interactions';
import { type LayoutShift, LayoutShifts } from './layout-shifts';

/** What is known of a visit; milliseconds, of CLS a score. */
export type Figures = Readonly<Partial<Record<VitalMetric, number | undefined>>>;

/**
 * Collects the figures of the page that the document brought. What happens after a navigation in the browser is another page's.
 * @returns ends the collection
 */
export function collectFigures(): () => Figures {
  const departure = watchDeparture();
  const shifts = new LayoutShifts();
  const interactions = new Interactions();
  let largestPaint: number | undefined;
  const stops = [
    observe<object>('largest-contentful-paint', ({ startTime }) => {
      largestPaint = startTime;
    }),
    observe<LayoutShift>('layout-shift', (shift) => shifts.add(shift)),
    observe<InteractionEvent>('event', (event) => interactions.add(event)),
    // `event` has no entry for an interaction within a frame.
    observe<InteractionEvent>('first-input', (event) => interactions.add(event)),
  ];
  function observe<Entry>(type: string, take: (entry: Entry & { startTime: number }) => void) {
    return observeEntries<Entry>({
      type,
      take: (entry) => {
        if (entry.startTime < departure.at) take(entry);
      },
    });
  }
  return () => {
    for (const stop of stops) stop();
    return {
      LCP: largestPaint,
      CLS: isObservable('layout-shift') ? shifts.worst : undefined,
      INP: interactions.slowest(departure.interactions ?? performance.interactionCount),
      FCP: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      TTFB: firstByte(),
    };
  };
}

interface Departure {
  /** Milliseconds; infinite until then. */
  at: number;
  /** How many there were until then. */
  interactions?: number;
}

/** When the person went on to another page in the browser. A browser that can't tell knows no layout shifts either. */
function watchDeparture(): Departure {
  const departure: Departure = { at: Number.POSITIVE_INFINITY };
  const { pathname } = location;
  const leave = () => {
    if (location.pathname === pathname) return;
    departure.at = performance.now();
    departure.interactions = performance.interactionCount;
    navigation.removeEventListener('currententrychange', leave);
  };
  globalThis.navigation?.addEventListener('currententrychange', leave);
  return departure;
}

/** Undefined where the browser does not say. */
function firstByte(): number | undefined {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.responseStart || undefined;
}
