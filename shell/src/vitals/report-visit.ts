import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type VitalMetric, type VitalReport, vitalMetrics } from '../../registry/vital-report';
import { findRoute } from '../area/find-route';
import { publishedRemotes, readPrerenderedPage } from '../remotes/page-manifest';

/**
 * Reports the vitals of this visit once, when the page is hidden. A page that was hidden earlier
 * reports nothing, because its values would depend on when the user looked at it.
 */
export function reportVisit(
  visited: VisitedVersion,
  post: (reports: readonly VitalReport[]) => void,
): void {
  if (wasOutOfSight()) return;
  const figures = collectFigures();
  // Unlike `unload`, this event keeps the page eligible for the back/forward cache. The web-vitals
  // library registered its listener first, so its values are final.
  const end = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    post(reportsOf(visited, figures()));
  };
  document.addEventListener('visibilitychange', end);
}

/** Loaded in a background tab or prerendered. */
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

/** The version that rendered the visited page. */
interface VisitedVersion {
  readonly remote: RemoteName;
  readonly version: string;
}

/**
 * The version that rendered the document, or for a document without a page the one that renders the
 * page; undefined if no remote has such a page.
 */
export function visitedVersion(): VisitedVersion | undefined {
  const { remote, version } = readPrerenderedPage() ?? {};
  if (remote && version) return { remote, version };
  const remotes = publishedRemotes();
  const found = findRoute(remotes, location.pathname);
  const published = remotes.find(({ name }) => name === found?.remote);
  return published && { remote: published.name, version: published.version };
}

/** Values measured in a visit: milliseconds, a score for CLS. */
type Figures = Readonly<Partial<Record<VitalMetric, number>>>;

/**
 * Collects the metrics of the page in the document. Events after a client-side navigation belong to
 * another page and are ignored.
 * @returns a function that returns the current values
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
  // Include all interactions of at least one frame, not only noticeable ones.
  onINP(take, { ...options, durationThreshold: 16 });
  onFCP(take);
  onTTFB(take);
  return () => figures;
}

/**
 * Returns the time of the first client-side navigation in milliseconds; infinite until then and in
 * browsers without the Navigation API.
 */
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
