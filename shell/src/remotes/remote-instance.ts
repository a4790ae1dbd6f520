import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/page-manifest';
import { satisfiesContract } from './contract-gate';
import { adoptVersion, type EntryScript, entryScript, exposedModule } from './federation';
import { LoadFailure } from './load-failure';
import { publishedRemote, putInUse, refreshRegistry, takeOutOfUse } from './page-manifest';
import { allowListedScripts, preloadEntry } from './script-hashes';
import { beginAttempt } from './script-verification';

/** One instance of a remote on this page: a version, asked for once. A failure in it ends it. */
export class RemoteInstance {
  private readonly modules = new Map<string, Promise<unknown>>();
  private readonly seen = new Set<string>();
  private readonly entry: string;
  private readonly hashes: Promise<void>;

  /** @param isFirst of its remote on this page */
  constructor(
    readonly remote: PublishedRemote,
    isFirst: boolean,
  ) {
    this.entry = adoptVersion(remote);
    if (isFirst && remote.hashes !== undefined) preloadEntry(remote);
    this.hashes = allowListedScripts(remote);
    // Told by the first module that waits for them.
    this.hashes.catch(() => undefined);
  }

  /** @param expose `./routes`, `./order-dialog` */
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

  /** Whether something is asked for the first time: only then does a load say how the network and the code do. */
  isFirst(what: string): boolean {
    const first = !this.seen.has(what);
    this.seen.add(what);
    return first;
  }
}

const instances = new Map<RemoteName, RemoteInstance>();
/** Remotes of which a instance has ended: the next one asks the registry first. */
const ended = new Set<RemoteName>();

/**
 * The instance of a remote that this page uses; a new one, of the version that the registry names now, where the last has ended.
 * @throws LoadFailure when no version can be had or it does not fit this shell
 */
export async function currentInstance(name: RemoteName): Promise<RemoteInstance> {
  const present = instances.get(name);
  if (present) return present;
  if (ended.has(name)) await refreshRegistry().catch(() => undefined);
  // Another load may have begun one while this one asked.
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

/** @param instance unless given, whatever the page uses */
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
