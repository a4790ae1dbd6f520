import { prefetchPages } from '../prefetch/prefetch-pages';
import { watchLinks } from '../prefetch/watch-links';
import { reportVisit } from '../vitals/report-visit';
import { visitedVersion } from '../vitals/visited-version';
import type { ShellParts } from './shell-parts';

/** What a page does beside what it shows. */
export function beginIdleWork(parts: ShellParts): void {
  const visited = visitedVersion(parts);
  if (visited) reportVisit(visited, parts.postReports);
  watchLinks(prefetchPages(parts));
  // From here on clicks are the router's: a document fetched ahead would be for nothing.
  document.querySelector('script[type=speculationrules]')?.remove();
}
