import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { ShellParts } from '../idle/shell-parts';

/** What the page of a visit was made from. */
export interface VisitedVersion {
  readonly remote: RemoteName;
  readonly version: string;
}

type Parts = Pick<ShellParts, 'findRoute' | 'publishedRemotes' | 'readPrerenderedPage'>;

/** What the document was made from; where it is a frame, what shows the page in it; undefined where no area has such a page. */
export function visitedVersion(parts: Parts): VisitedVersion | undefined {
  const { remote, version } = parts.readPrerenderedPage() ?? {};
  if (remote && version) return { remote, version };
  const remotes = parts.publishedRemotes();
  const found = parts.findRoute(remotes, location.pathname);
  const published = remotes.find(({ name }) => name === found?.remote);
  return published && { remote: published.name, version: published.version };
}
