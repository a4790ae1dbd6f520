import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import { type HistoryEntry, readHistory } from './history.js';
import { type Pointers, readRegistry } from './registry-document.js';
import { publishedVersions } from './release-store.js';

/** What is live, what could be, and how it came about. */
export interface ReleaseList {
  readonly revision: number;
  readonly remotes: readonly {
    readonly remote: RemoteName;
    readonly live: Pointers | null;
    /** Newest first. */
    readonly versions: readonly string[];
  }[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

/** @param only one remote alone */
export async function listReleases(store: string, only?: RemoteName): Promise<ReleaseList> {
  const registry = await readRegistry(store);
  const wanted = remoteNames.filter((remote) => only === undefined || remote === only);
  const remotes = await Promise.all(
    wanted.map(async (remote) => ({
      remote,
      live: registry.remotes[remote] ?? null,
      versions: await publishedVersions(store, remote),
    })),
  );
  const history = (await readHistory(store)).filter(({ remote }) => wanted.includes(remote));
  return { revision: registry.revision, remotes, history };
}

/** A line of the history in words. */
export function describeEntry(entry: HistoryEntry): string {
  const share = 'percent' in entry && entry.percent !== undefined ? ` at ${entry.percent} %` : '';
  const why = entry.why ? `: ${entry.why}` : '';
  return `${entry.what} ${entry.remote} ${entry.version}${share}, by ${entry.who}${why}`;
}

const shownVersions = 8;
const shownEntries = 20;

/** The list for a terminal. */
export function formatList({ revision, remotes, history }: ReleaseList): string {
  const lines = remotes.flatMap(({ remote, live, versions }) => [
    remote,
    `  stable    ${live?.stable ?? 'nothing is live'}`,
    `  previous  ${live?.previous ?? '-'}`,
    `  canary    ${live?.canary ? `${live.canary.version} at ${live.canary.percent} %` : '-'}`,
    `  published ${versions.slice(0, shownVersions).join(', ') || 'nothing'}${
      versions.length > shownVersions ? ` and ${versions.length - shownVersions} more` : ''
    }`,
    '',
  ]);
  const entries = history
    .slice(0, shownEntries)
    .map((entry) => `  ${entry.at}  ${describeEntry(entry)}`);
  return [`Revision ${revision}`, '', ...lines, 'History', ...entries, ''].join('\n');
}
