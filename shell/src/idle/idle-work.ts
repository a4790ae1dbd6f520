import { prefetchPages } from '../prefetch/prefetch-pages';
import { watchLinks } from '../prefetch/watch-links';
import { postReports } from '../remotes/report-load';
import { reportVisit, visitedVersion } from '../vitals/report-visit';

/** What a page does beside what it shows. */
export function beginIdleWork(): void {
  const visited = visitedVersion();
  if (visited) reportVisit(visited, postReports);
  watchLinks(prefetchPages());
  // From here on clicks are the router's: a document fetched ahead would be for nothing.
  document.querySelector('script[type=speculationrules]')?.remove();
}
