import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalMetric } from '../../registry/vital-report';

/** What is known of a visit; milliseconds, of CLS a score. */
export type Figures = Readonly<Partial<Record<VitalMetric, number>>>;

/**
 * Collects the figures of the page that the document brought. What happens after a navigation in the browser is another page's.
 * @returns the figures as they are now
 */
export function collectFigures(): () => Figures {
  const departedAt = watchDeparture();
  const figures: Partial<Record<VitalMetric, number>> = {};
  const take = ({ name, value, entries }: MetricType) => {
    if ((entries.at(-1)?.startTime ?? 0) < departedAt()) figures[name] = value;
  };
  const options = { reportAllChanges: true };
  onLCP(take, options);
  onCLS(take, options);
  // Interactions of a frame and more count, not only those that somebody may notice.
  onINP(take, { ...options, durationThreshold: 16 });
  onFCP(take);
  onTTFB(take);
  return () => figures;
}

/** When the person went on to another page in the browser, in milliseconds; infinite until then, and where the browser can't tell. */
function watchDeparture(): () => number {
  let departedAt = Number.POSITIVE_INFINITY;
  const { pathname } = location;
  const leave = () => {
    if (location.pathname === pathname) return;
    departedAt = performance.now();
    navigation.removeEventListener('currententrychange', leave);
  };
  globalThis.navigation?.addEventListener('currententrychange', leave);
  return () => departedAt;
}
