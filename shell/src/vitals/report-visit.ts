import { type VitalReport, vitalMetrics } from '../../registry/vital-report';
import { collectFigures, type Figures } from './figures';
import type { VisitedVersion } from './visited-version';

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
