import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/page-manifest';
import { satisfiesContract } from './contract-gate';
import { adoptVersion, type EntryScript, entryScript, exposedModule } from './federation';
import { LoadFailure } from './load-failure';
import { publishedRemote, putInUse, refreshRegistry, takeOutOfUse } from './page-manifest';
import { allowListedScripts, preloadEntry } from './script-hashes';
import { beginAttempt } from './script-verification';

/** One instance of a remote on this page: one version, loaded once. A failure in it discards it. */
export class RemoteInstance {
  private readonly modules = new Map<string, Promise<unknown>>();
  private readonly seen = new Set<string>();
  private readonly entry: string;
  private readonly hashes: Promise<void>;

  /** @param isFirst whether it is the remote's first instance on this page */
  constructor(
    readonly remote: PublishedRemote,
    isFirst: boolean,
  ) {
    this.entry = adoptVersion(remote);
    if (isFirst && remote.hashes !== undefined) preloadEntry(remote);
    this.hashes = allowListedScripts(remote);
    // Reported by the first consumer.
    this.hashes.catch(() => undefined);
  }

  /** @param expose for example `./routes`, `./order-dialog` */
  module(expose: string): Promise<unknown> {
    const known = this.modules.get(expose);
    if (known) return known;
    const loading = this.hashes.then(() => exposedModule(this.remote.name, expose));
    this.modules.set(expose, loading);
    return loading;
  }

  get entryScript(): EntryScript | undefined {
    return entryScript(this.entry);
  }

  /**
   * Whether something is requested for the first time. Only the first load measures network and
   * code.
   */
  isFirst(what: string): boolean {
    const first = !this.seen.has(what);
    this.seen.add(what);
    return first;
  }
}

const instances = new Map<RemoteName, RemoteInstance>();
/** Remotes with a discarded instance. The next instance refreshes the manifest first. */
const ended = new Set<RemoteName>();

/**
 * The instance of a remote that this page uses. If the last one was discarded, creates one of the
 * live version.
 * @throws LoadFailure when no version is available or it does not fit this shell's contract
 */
export async function currentInstance(name: RemoteName): Promise<RemoteInstance> {
  const present = instances.get(name);
  if (present) return present;
  if (ended.has(name)) await refreshRegistry().catch(() => undefined);
  // Another load may have created one during the await.
  const begun = instances.get(name);
  if (begun) return begun;
  const remote = publishedRemote(name);
  if (!remote) throw new LoadFailure(name, 'stale', 'No version of this area is published');
  requireContract(remote);
  const isFirst = !ended.has(name);
  if (!isFirst) beginAttempt(remote.base);
  const instance = new RemoteInstance(remote, isFirst);
  instances.set(name, instance);
  putInUse(remote);
  return instance;
}

/** @param instance defaults to the one in use */
export function discardInstance(name: RemoteName, instance = instances.get(name)): void {
  ended.add(name);
  if (instances.get(name) !== instance) return;
  instances.delete(name);
  takeOutOfUse(name);
}

function requireContract(remote: PublishedRemote): void {
  if (satisfiesContract(contractVersion, remote.contract)) return;
  const message = `Version ${remote.version} needs contract ${remote.contract}, this is ${contractVersion}`;
  throw new LoadFailure(remote.name, 'contract', message);
}
