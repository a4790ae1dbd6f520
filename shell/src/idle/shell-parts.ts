import type { findRoute } from '../area/find-route';
import type { takePage } from '../area/load-page';
import type { readPrerenderedPage } from '../prerender/prerendered-page';
import type { isChunkLoadError } from '../remotes/classify-failure';
import type { publishedRemotes } from '../remotes/document-registry';
import type { currentGeneration, endGeneration } from '../remotes/generation';
import type { postReports } from '../remotes/report-load';

/**
 * What the idle work has of the first script. Handed over instead of imported: a module that two chunks import is not merged into the
 * first script, which costs that 0.3 kB (brotli).
 */
export interface ShellParts {
  readonly findRoute: typeof findRoute;
  readonly takePage: typeof takePage;
  readonly readPrerenderedPage: typeof readPrerenderedPage;
  readonly isChunkLoadError: typeof isChunkLoadError;
  readonly publishedRemotes: typeof publishedRemotes;
  readonly currentGeneration: typeof currentGeneration;
  readonly endGeneration: typeof endGeneration;
  readonly postReports: typeof postReports;
}
