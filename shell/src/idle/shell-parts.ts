import type { findRoute } from '../area/find-route';
import type { resolvePage } from '../area/load-page';
import type { readPrerenderedPage } from '../prerender/prerendered-page';
import type { isChunkLoadError } from '../remotes/classify-failure';
import type { publishedRemotes } from '../remotes/page-manifest';
import type { currentInstance, discardInstance } from '../remotes/remote-instance';
import type { postReports } from '../remotes/report-load';

/**
 * What the idle work has of the first script. Handed over instead of imported: a module that two chunks import is not merged into the
 * first script, which costs that 0.3 kB (brotli).
 */
export interface ShellParts {
  readonly findRoute: typeof findRoute;
  readonly resolvePage: typeof resolvePage;
  readonly readPrerenderedPage: typeof readPrerenderedPage;
  readonly isChunkLoadError: typeof isChunkLoadError;
  readonly publishedRemotes: typeof publishedRemotes;
  readonly currentInstance: typeof currentInstance;
  readonly discardInstance: typeof discardInstance;
  readonly postReports: typeof postReports;
}
