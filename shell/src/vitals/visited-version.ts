import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { findRoute } from '../area/find-route';
import { readPrerenderedPage } from '../prerender/prerendered-page';
import { publishedRemotes } from '../remotes/page-manifest';

/** What the page of a visit was made from. */
export interface VisitedVersion {
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
