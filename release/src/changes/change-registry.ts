import { requireOwnAddresses } from '../gates/address-owners.js';
import { automaticName, type DelegatedKey } from '../keys/delegated-key.js';
import { signDocument } from '../keys/signed-document.js';
import { RefusedRelease } from '../refused-release.js';
import { rightsViolation } from '../registry/key-rights.js';
import { readNewest } from '../registry/read-registry.js';
import {
  emptyRegistry,
  type KeyChange,
  type RegistryRevision,
  type ReleaseChange,
  revisionPath,
} from '../registry/registry-revision.js';
import { longestChain } from '../registry/revision-chain.js';
import { malformedPart } from '../registry/revision-shape.js';
import { currentSigner, type Signer } from '../registry/signer.js';
import { isTaken, placeFile, syncEntry } from '../store/durable-files.js';
import { workFolder } from '../store/store-layout.js';
import { refuseRestored } from './restored-registry.js';

/** Reason and preconditions of a change. Its author is the name of the signing key. */
export interface Actor {
  /** Reason shown in the history. */
  readonly why: string;
  /** True for an automatic change by a server. */
  readonly automatic?: boolean;
  /** Revision that the registry must have; otherwise nothing is changed. */
  readonly expect?: number;
  /** Called before each attempt with what is about to be written. */
  readonly announce?: (before: RegistryRevision, next: NextState) => void;
  /** Called with the revision that was written. */
  readonly written?: (after: RegistryRevision) => void;
}

type Signature = 'at' | 'who' | 'key' | 'why';

/** The next pointers and the change that leads to them. */
export interface NextPointers {
  readonly remotes: RegistryRevision['remotes'];
  readonly change: Omit<ReleaseChange, Signature>;
}

/** The next state if more than pointers change. Only the root key may make such a change. */
export interface NextState extends Pick<NextPointers, 'remotes'> {
  readonly change: Omit<ReleaseChange, Signature> | Omit<KeyChange, Signature>;
  readonly keys?: readonly DelegatedKey[];
  /** Number of the next revision, if it skips numbers. */
  readonly revision?: number;
}

const attempts = 100;

/**
 * Changes the registry by compare-and-set: builds the next state from the newest one and claims the
 * next revision number. If another process claimed that number first, it retries. A process that
 * crashes leaves either the old state or the new one with its history entry.
 * @param decide may throw a RefusedRelease; called again after a lost race
 * @throws RefusedRelease when the key may not make the change, when a version that becomes live
 * claims an address of another remote, and when the registry is older than what servers have seen
 */
export async function changeRegistry(
  store: string,
  actor: Actor,
  decide: (before: RegistryRevision) => NextState | Promise<NextState>,
): Promise<RegistryRevision> {
  for (let attempt = 1; ; attempt += 1) {
    const newest = await readNewest(store);
    const before = newest?.document ?? emptyRegistry;
    refuseMoved(before, actor.expect);
    const signer = await currentSigner(store, before.keys ?? []);
    const next = await decide(before);
    if (next.change.what !== 'resume') await refuseRestored(store, before.revision);
    const after = nextRevision(before, newest?.hash, next, signer, actor);
    refuseRights(signer, before, after);
    await requireOwnAddresses(store, before.remotes, after.remotes);
    actor.announce?.(before, next);
    const text = signDocument('registry', after, signer.key);
    try {
      await placeFile(revisionPath(store, after.revision), text, workFolder(store));
    } catch (error) {
      if (!isTaken(error) || attempt === attempts) throw error;
      continue;
    }
    await syncEntry(revisionPath(store, after.revision));
    actor.written?.(after);
    return after;
  }
}

/** @throws RefusedRelease if the registry is not at the revision that the caller expects */
export function refuseMoved(
  { revision, change }: RegistryRevision,
  expected: number | undefined,
): void {
  if (expected === undefined || expected === revision) return;
  const last = change
    ? ` The last change was '${change.what}' by ${change.who}, ${change.at}.`
    : '';
  throw new RefusedRelease(
    `The registry is at revision ${revision} and not ${expected}: nothing was changed.${last}`,
  );
}

function nextRevision(
  before: RegistryRevision,
  hash: string | undefined,
  { remotes, change, keys = before.keys, revision }: NextState,
  { name, delegated }: Signer,
  { why, automatic }: Actor,
): RegistryRevision {
  const who = automatic ? automaticName : name;
  const act = { at: new Date().toISOString(), who, key: name, why };
  return {
    revision: revision ?? before.revision + 1,
    remotes,
    change: { ...act, ...change },
    ...(keys ? { keys } : {}),
    ...(hash === undefined ? {} : { before: hash }),
    ...(delegated ? { sinceRoot: (before.sinceRoot ?? 0) + 1 } : {}),
    ...(revision === undefined ? {} : { resumedFrom: before.revision }),
  };
}

function refuseRights(
  { delegated }: Signer,
  before: RegistryRevision,
  after: RegistryRevision,
): void {
  if (delegated === null) return;
  // Servers would refuse it, and nobody could write a revision after it.
  const malformed = malformedPart(before, after);
  if (malformed !== null) {
    throw new RefusedRelease(`The change has no valid ${malformed}. Nothing was changed.`);
  }
  const violation = rightsViolation(delegated, before, after);
  if (violation !== null) throw new RefusedRelease(`${violation}. Nothing was changed.`);
  if ((after.sinceRoot ?? 0) > longestChain) {
    throw new RefusedRelease(
      `The root key has not signed the last ${longestChain} revisions. Its holder runs: npm run release -- keys confirm`,
    );
  }
}
