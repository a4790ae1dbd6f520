import { prefetchPages } from '../prefetch/prefetch-pages';
import { watchLinks } from '../prefetch/watch-links';
import { postReports } from '../remotes/report-load';
import { reportVisit, visitedVersion } from '../vitals/report-visit';

/** Background features: prefetch and web vitals. */
export function startDeferredFeatures(): void {
  const visited = visitedVersion();
  if (visited) reportVisit(visited, postReports);
  watchLinks(prefetchPages());
  // From now on the router handles clicks, so a document fetched by a speculation rule would be
  // wasted.
  document.querySelector('script[type=speculationrules]')?.remove();
}
