import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/document-registry';
import { satisfiesContract } from './contract-gate';
import { publishedRemote, putInUse, refreshRegistry, takeOutOfUse } from './document-registry';
import { adoptVersion, type EntryScript, entryScript, exposedModule } from './federation';
import { LoadFailure } from './load-failure';
import { allowListedScripts, preloadEntry } from './script-hashes';
import { beginAttempt } from './script-verification';

/** One instance of a remote on this page: a version, asked for once. A failure in it ends it. */
export class Generation {
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

const generations = new Map<RemoteName, Generation>();
/** Remotes of which a generation has ended: the next one asks the registry first. */
const ended = new Set<RemoteName>();

/**
 * The instance of a remote that this page uses; a new one, of the version that the registry names now, where the last has ended.
 * @throws LoadFailure when no version can be had or it does not fit this shell
 */
export async function currentGeneration(name: RemoteName): Promise<Generation> {
  const present = generations.get(name);
  if (present) return present;
  if (ended.has(name)) await refreshRegistry().catch(() => undefined);
  // Another load may have begun one while this one asked.
  const begun = generations.get(name);
  if (begun) return begun;
  const remote = publishedRemote(name);
  if (!remote) throw new LoadFailure(name, 'stale', 'No version of this area is published');
  requireContract(remote);
  const isFirst = !ended.has(name);
  if (!isFirst) beginAttempt(remote.base);
  const generation = new Generation(remote, isFirst);
  generations.set(name, generation);
  putInUse(remote);
  return generation;
}

/** @param generation unless given, whatever the page uses */
export function endGeneration(name: RemoteName, generation = generations.get(name)): void {
  ended.add(name);
  if (generations.get(name) !== generation) return;
  generations.delete(name);
  takeOutOfUse(name);
}

function requireContract(remote: PublishedRemote): void {
  if (satisfiesContract(contractVersion, remote.contract)) return;
  const message = `Version ${remote.version} needs contract ${remote.contract}, this is ${contractVersion}`;
  throw new LoadFailure(remote.name, 'contract', message);
}
