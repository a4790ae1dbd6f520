import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type VitalMetric, type VitalReport, vitalMetrics } from '../../registry/vital-report';
import { findRoute } from '../area/find-route';
import { readPrerenderedPage } from '../prerender/prerendered-page';
import { publishedRemotes } from '../remotes/page-manifest';

/**
 * Tells the server once, when the page goes out of sight, how this visit was. Nothing is told of a page that was out of sight before:
 * its figures would say when somebody looked at it.
 */
export function reportVisit(
  visited: VisitedVersion,
  post: (reports: readonly VitalReport[]) => void,
): void {
  if (wasOutOfSight()) return;
  const figures = collectFigures();
  // Unlike `unload` it does not keep the page out of the back/forward cache; the library has heard of it before.
  const end = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    post(reportsOf(visited, figures()));
  };
  document.addEventListener('visibilitychange', end);
}

/** Loaded in a background tab, or ahead of a visit that the browser expected. */
function wasOutOfSight(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')
  );
}

function reportsOf({ remote, version }: VisitedVersion, figures: Figures): VitalReport[] {
  return vitalMetrics.flatMap((metric): VitalReport[] => {
    const value = figures[metric];
    const digits = metric === 'CLS' ? 4 : 0;
    return value === undefined
      ? []
      : [{ kind: 'vital', remote, version, metric, value: Number(value.toFixed(digits)) }];
  });
}

/** What the page of a visit was made from. */
interface VisitedVersion {
  readonly remote: RemoteName;
  readonly version: string;
}

/** What the document was made from; where it is a frame, what shows the page in it; undefined where no area has such a page. */
export function visitedVersion(): VisitedVersion | undefined {
  const { remote, version } = readPrerenderedPage() ?? {};
  if (remote && version) return { remote, version };
  const remotes = publishedRemotes();
  const found = findRoute(remotes, location.pathname);
  const published = remotes.find(({ name }) => name === found?.remote);
  return published && { remote: published.name, version: published.version };
}

/** What is known of a visit; milliseconds, of CLS a score. */
type Figures = Readonly<Partial<Record<VitalMetric, number>>>;

/**
 * Collects the figures of the page that the document brought. What happens after a navigation in the browser is another page's.
 * @returns the figures as they are now
 */
function collectFigures(): () => Figures {
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
