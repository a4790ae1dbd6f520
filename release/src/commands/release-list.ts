import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { readCanarySettings } from '../canary/canary-settings.js';
import { type CanaryStanding, canaryStanding } from '../canary/canary-standing.js';
import { type Halt, openHalt } from '../canary/halts.js';
import { VoteFiles } from '../canary/vote-files.js';
import { type HistoryEntry, readHistory } from '../changes/history.js';
import { readPresences, type ServerPresence } from '../deployed/server-presence.js';
import { knownRemotes, publishedVersions } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import type { Pointers } from '../registry/registry-revision.js';
import { servedRevision } from './running-servers.js';

/** What is live, what is published, and the history. */
export interface ReleaseList {
  readonly revision: number;
  /** Servers running on this store. */
  readonly servers: readonly ServerPresence[];
  readonly remotes: readonly {
    readonly remote: RemoteName;
    readonly live: Pointers | null;
    /** Result of the running canary; null if none is running. */
    readonly standing: CanaryStanding | null;
    /** The last canary that a server stopped, unless a later change has superseded it. */
    readonly halt: Halt | null;
    /** Newest first. */
    readonly versions: readonly string[];
  }[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

/** @param only restricts the list to one remote */
export async function listReleases(store: string, only?: RemoteName): Promise<ReleaseList> {
  const registry = await readRegistry(store);
  const wanted = (await knownRemotes(store, registry.remotes)).filter(
    (remote) => only === undefined || remote === only,
  );
  const votes = await new VoteFiles(store).read();
  const settings = readCanarySettings(process.env, []);
  const remotes = await Promise.all(
    wanted.map(async (remote) => ({
      remote,
      live: registry.remotes[remote] ?? null,
      standing: canaryStanding(
        remote,
        registry.remotes[remote] ?? { stable: '', canary: null },
        votes,
        settings,
      ),
      halt: await openHalt(store, remote),
      versions: await publishedVersions(store, remote),
    })),
  );
  const history = (await readHistory(store)).filter((entry) =>
    'remote' in entry ? wanted.includes(entry.remote) : only === undefined,
  );
  const servers = await Promise.all(
    (await readPresences(store)).map(async (presence) => {
      // The presence file may be half a second old.
      const revision = await servedRevision(presence).catch(() => presence.revision);
      return { ...presence, revision };
    }),
  );
  return { revision: registry.revision, servers, remotes, history };
}

/** Formats one history entry as text. */
export function describeEntry(entry: HistoryEntry): string {
  const key = 'key' in entry && entry.key !== entry.who ? ` (${entry.key})` : '';
  if (!('remote' in entry))
    return `${entry.what} ${entry.subject}, by ${entry.who}${reason(entry)}`;
  const share = 'percent' in entry && entry.percent !== undefined ? ` at ${entry.percent} %` : '';
  const trust = 'distrusted' in entry && entry.distrusted ? ', no longer trusted' : '';
  return `${entry.what} ${entry.remote} ${entry.version}${share}, by ${entry.who}${key}${trust}${reason(entry)}`;
}

const reason = ({ why }: HistoryEntry) => (why ? `: ${why}` : '');

function describeCanary(standing: CanaryStanding | null): string {
  if (standing === null) return '-';
  const { version, percent, summary, next } = standing;
  const walk = next ? `, ${next.percent} % from ${next.due} on` : '';
  return `${version} at ${percent} %${walk}; ${summary}`;
}

const shownVersions = 8;
const shownEntries = 20;

/** Formats the list for a terminal. */
export function formatList({ revision, servers, remotes, history }: ReleaseList): string {
  const lines = remotes.flatMap(({ remote, live, versions, standing, halt }) => [
    remote,
    `  stable    ${live?.stable ?? 'nothing is live'}`,
    `  previous  ${live?.previous ?? '-'}`,
    `  canary    ${describeCanary(standing)}`,
    ...(halt ? [`  halted    ${halt.version}, ${halt.at}: ${halt.why}`] : []),
    `  published ${versions.slice(0, shownVersions).join(', ') || 'nothing'}${
      versions.length > shownVersions ? ` and ${versions.length - shownVersions} more` : ''
    }`,
    '',
  ]);
  const entries = history
    .slice(0, shownEntries)
    .map((entry) => `  ${entry.at}  ${describeEntry(entry)}`);
  return [
    `Revision ${revision}`,
    ...serverLines(servers, revision),
    '',
    ...lines,
    'History',
    ...entries,
    '',
  ].join('\n');
}

function serverLines(servers: readonly ServerPresence[], newest: number): string[] {
  if (servers.length === 0) return ['No server runs on this store, or it may not write to it'];
  return servers.map(({ address, host, revision }) => {
    const ahead = revision > newest ? ': an older registry was restored, see resume' : '';
    const behind = revision < newest ? ': it does not follow yet' : '';
    return `  ${address} on ${host} serves by revision ${revision}${ahead}${behind}`;
  });
}
