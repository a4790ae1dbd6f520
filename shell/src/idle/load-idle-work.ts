import { findRoute } from '../area/find-route';
import { resolvePage } from '../area/load-page';
import { readPrerenderedPage } from '../prerender/prerendered-page';
import { isChunkLoadError } from '../remotes/classify-failure';
import { publishedRemotes } from '../remotes/page-manifest';
import { currentInstance, discardInstance } from '../remotes/remote-instance';
import { postReports } from '../remotes/report-load';
import { whenIdle } from './when-idle';

/** Loads what a page does beside what it shows, once it stands: none of it is in the first script, and a page does without it. */
export function loadIdleWork(): void {
  whenIdle(() => {
    import('./idle-work').then(
      ({ beginIdleWork }) =>
        beginIdleWork({
          findRoute,
          resolvePage,
          readPrerenderedPage,
          isChunkLoadError,
          publishedRemotes,
          currentInstance,
          discardInstance,
          postReports,
        }),
      () => undefined,
    );
  }, 2000);
}
