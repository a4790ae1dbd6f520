import type { KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { publicKey } from '@northcast/release/keys/release-keys';
import { UntrustedDocument } from '@northcast/release/keys/signed-document';
import { messageOf } from '@northcast/release/message-of';
import {
  emptyRegistry,
  newestRevision,
  type RegistryRevision,
  revisionPath,
} from '@northcast/release/registry/registry-revision';
import {
  readTrustedRevision,
  type TrustedRevision,
} from '@northcast/release/registry/revision-chain';
import { registryFolder } from '@northcast/release/store/store-layout';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';

/** Milliseconds that a document waits for the release store, whose disk may stall. */
export const longestWait = 2000;

/**
 * Milliseconds that files and a starting server wait for the store: less than browsers wait for a
 * script.
 */
export const longestPause = 5000;

export const silentFor = (milliseconds: number): string =>
  `The release store has not answered for ${milliseconds / 1000} s`;

/** Milliseconds after a check in which files need no other one. */
const recently = 250;

/** Why the registry cannot be trusted. */
export interface RegistryError {
  readonly reason: string;
  /** ISO 8601. */
  readonly since: string;
}

/**
 * Follows the newest trusted registry revision: signed by the root key, or derived from the
 * previous one by an authorised key. If a revision is tampered with, unreadable or older than one
 * seen before, the last good one stays and the error is reported.
 */
export class RegistryWatch {
  error: RegistryError | null = null;
  private adopted: TrustedRevision | null = null;
  private newest = 0;
  private stamp: string | null = null;
  private folderStamp: string | null = null;
  private looking: Promise<void> | undefined;
  /** The part of `looking` that documents wait for. */
  private waiting: Promise<void> | undefined;
  /** Time of the last check, monotonic. */
  private lookedAt = Number.NEGATIVE_INFINITY;
  /** Whether the store has not answered in time and still does not answer. */
  isStalled = false;
  /** The root key that the last revision was read with. */
  rootKey: KeyObject | null = null;

  /**
   * @param warn reports a new error and its end
   * @param prepare reads what a revision needs before it is adopted
   */
  constructor(
    private readonly store: string,
    private readonly warn: (text: string) => void,
    private readonly prepare: (document: RegistryRevision) => Promise<void>,
  ) {}

  /** Null until a trusted revision was read. */
  get document(): RegistryRevision | null {
    return this.adopted?.document ?? null;
  }

  /**
   * Checks for a newer revision, with two or three file system calls. If a stalled disk does not
   * answer in time, the known revision stays, and one check goes on waiting.
   * @throws TimeoutError if it does not answer in time and no revision is known
   */
  async look(): Promise<void> {
    if (this.looking === undefined) {
      this.looking = this.lookOnce().finally(() => {
        this.looking = undefined;
        this.lookedAt = performance.now();
        this.isStalled = false;
      });
      this.waiting = this.waitFor(this.looking);
    }
    await this.waiting;
  }

  /**
   * Waits for a stalled store, for what no memory holds: a disk often only pauses.
   * @returns whether it answers
   */
  async answers(): Promise<boolean> {
    if (!this.looking && performance.now() - this.lookedAt < recently) return true;
    // Not for `look` itself, which ends early for documents.
    this.look().catch(() => undefined);
    return await withTimeout(Promise.resolve(this.looking), longestPause).then(
      () => true,
      () => false,
    );
  }

  private async waitFor(looking: Promise<void>): Promise<void> {
    const limit = this.document === null ? longestPause : longestWait;
    await withTimeout(looking, limit, silentFor(limit)).catch((error: Error) => {
      this.isStalled = true;
      this.say(error.message);
      if (this.document === null) throw error;
    });
  }

  private async lookOnce(): Promise<void> {
    try {
      await this.findNewest();
      const stamp = await stampOf(revisionPath(this.store, this.newest));
      if (stamp !== this.stamp) {
        const read = await this.read();
        await this.prepare(read.document);
        this.adopt(read);
        this.stamp = stamp;
      }
      this.endError();
    } catch (error) {
      this.say(messageOf(error));
    }
  }

  /**
   * Usually the next revision has the next number. If the root key skipped numbers or files are
   * missing, the folder has changed and is listed.
   */
  private async findNewest(): Promise<void> {
    const isKnown = this.newest > 0 && (await isThere(revisionPath(this.store, this.newest)));
    const before = this.newest;
    while (isKnown && (await isThere(revisionPath(this.store, this.newest + 1)))) this.newest += 1;
    if (this.newest > before) return;
    const folderStamp = await stampOf(registryFolder(this.store));
    if (isKnown && folderStamp === this.folderStamp) return;
    this.newest = await newestRevision(this.store);
    this.folderStamp = folderStamp;
  }

  private async read(): Promise<TrustedRevision> {
    if (this.newest === 0) return { document: emptyRegistry, hash: '' };
    this.rootKey = await publicKey(this.store);
    return await readTrustedRevision(this.store, this.newest, this.rootKey, this.adopted);
  }

  private adopt(read: TrustedRevision): void {
    const { document } = read;
    if (this.document && document.revision < this.document.revision) {
      throw new UntrustedDocument(
        `The registry went back from revision ${this.document.revision} to ${document.revision}`,
      );
    }
    this.adopted = read;
  }

  private endError(): void {
    if (this.error === null) return;
    this.warn(`The registry is good again, at revision ${this.document?.revision ?? 0}.`);
    this.error = null;
  }

  private say(reason: string): void {
    if (this.error?.reason === reason) return;
    this.error = { reason, since: new Date().toISOString() };
    const kept = this.document
      ? `Revision ${this.document.revision} stays live.`
      : 'No area can be shown until it is mended.';
    this.warn(`${reason}. ${kept}`);
  }
}

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'absent';
}

const isThere = async (file: string) => (await stat(file).catch(() => null)) !== null;
