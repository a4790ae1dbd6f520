import type { DelegatedKey, TrustedKeys } from '@northcast/release/keys/delegated-key';
import { UntrustedDocument } from '@northcast/release/keys/signed-document';
import { messageOf } from '@northcast/release/message-of';
import { readVerifiedRelease } from '@northcast/release/publications/publication';
import type { Release } from '@northcast/release/publications/release';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { TimeoutError, withTimeout } from '@northcast/shared-contracts/with-timeout';
import type { PublishedRemote } from '../../registry/page-manifest.js';
import { publishedRemote } from './published-parts.js';
import { longestWait } from './registry-watch.js';

/** A remote whose version in the store is missing or not as published. */
export interface ReleaseError {
  readonly remote: RemoteName;
  readonly version: string;
  readonly reason: string;
}

export interface PublishedVersion {
  readonly release: Release;
  readonly remote: PublishedRemote;
}

interface StoreAccess {
  readonly trustedKeys: () => Promise<TrustedKeys | null>;
  /** Whether its disk does not answer, so that a read would hold a thread. */
  readonly isStalled: boolean;
}

/** Verified versions of remotes in the store. */
export class PublishedVersions {
  private readonly releases = new Map<string, Promise<Release>>();
  private readonly published = new WeakMap<Release, PublishedRemote>();
  /** `isLate`: a stalled disk did not deliver the version in time. */
  private readonly known = new Map<string, ReleaseError & { readonly isLate: boolean }>();
  /** The last stable version of each remote that these keys verified. */
  private lastStable = new Map<RemoteName, PublishedVersion>();
  private keys: readonly DelegatedKey[] = [];

  constructor(
    private readonly store: StoreAccess,
    private readonly warn: (text: string) => void,
  ) {}

  /**
   * Takes over the keys of the registry. If they have changed, every version is verified again,
   * because what a removed key published may have lost its trust.
   */
  takeKeys(keys: readonly DelegatedKey[]): void {
    if (keys === this.keys) return;
    if (JSON.stringify(keys) !== JSON.stringify(this.keys)) {
      this.releases.clear();
      this.lastStable = new Map();
    }
    this.keys = keys;
  }

  get errors(): readonly ReleaseError[] {
    return [...this.known.values()];
  }

  /** A version, or null if it is unavailable; then records an error. */
  async find(name: RemoteName, version: string): Promise<PublishedVersion | null> {
    const key = `${name}/${version}`;
    try {
      const release = await this.release(name, version);
      this.known.delete(key);
      const remote = this.published.get(release) ?? publishedRemote(name, version, release);
      this.published.set(release, remote);
      return { release, remote };
    } catch (error) {
      const reason = messageOf(error);
      if (this.known.get(key)?.reason !== reason) this.warn(`${reason}. It is not shown.`);
      this.known.set(key, { remote: name, version, reason, isLate: error instanceof TimeoutError });
      return null;
    }
  }

  /** While a stalled disk does not deliver the stable version, the one before it is found. */
  async findStable(name: RemoteName, version: string): Promise<PublishedVersion | null> {
    // If the keys change meanwhile, what they verified is not kept.
    const { lastStable } = this;
    const found = await this.find(name, version);
    if (found) lastStable.set(name, found);
    if (found || !this.known.get(`${name}/${version}`)?.isLate) return found;
    return this.lastStable.get(name) ?? null;
  }

  /**
   * Verified `release.json` of a version. Cached until keys change: artefacts never do.
   * @throws also when a stalled disk does not answer in time
   */
  async release(remote: RemoteName, version: string): Promise<Release> {
    const key = `${remote}/${version}`;
    const known = this.releases.get(key);
    const reading = known ?? this.readRelease(remote, version);
    if (!known) {
      this.releases.set(key, reading);
      reading.catch(() => this.releases.delete(key));
    }
    return await withTimeout(reading, longestWait, lateReason(remote, version));
  }

  private async readRelease(remote: RemoteName, version: string): Promise<Release> {
    const keys = await this.store.trustedKeys();
    if (this.store.isStalled) throw new TimeoutError(lateReason(remote, version));
    if (keys === null) throw new UntrustedDocument(`There is no release key to verify ${remote}`);
    return await readVerifiedRelease(keys.store, remote, version, keys);
  }
}

const lateReason = (remote: RemoteName, version: string) =>
  `${remote} ${version} could not be read in time`;
