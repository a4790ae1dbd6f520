import { stat } from 'node:fs/promises';
import {
  emptyRegistry,
  newestRevision,
  type RegistryDocument,
  readRevision,
  revisionPath,
} from '../release/registry-document.js';
import { publicKey } from '../release/release-keys.js';
import { UntrustedDocument } from '../release/signed-document.js';

/** The registry that can't be trusted right now. */
export interface RegistryFault {
  readonly reason: string;
  /** ISO 8601. */
  readonly since: string;
}

/**
 * The newest registry that our key signed. One that is tampered with, unreadable or older than what was seen before changes nothing:
 * the last good one stays, and the fault is told.
 */
export class RegistryWatch {
  /** Null until a good one was seen. */
  document: RegistryDocument | null = null;
  fault: RegistryFault | null = null;
  private newest = 0;
  private stamp: string | null = null;
  private looking: Promise<void> | undefined;

  /** @param warn says a new fault, or that it has passed */
  constructor(
    private readonly store: string,
    private readonly warn: (text: string) => void,
  ) {}

  /** Looks whether there is a newer state: one or two questions to the file system. */
  async look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    await this.looking;
  }

  private async lookOnce(): Promise<void> {
    try {
      await this.findNewest();
      const stamp = await stampOf(revisionPath(this.store, this.newest));
      if (stamp === this.stamp) return;
      this.adopt(await this.read());
      this.stamp = stamp;
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
  }

  /** States are numbered without gaps, so that the next one is found by its name. */
  private async findNewest(): Promise<void> {
    if (this.newest === 0 || !(await isThere(revisionPath(this.store, this.newest)))) {
      this.newest = await newestRevision(this.store);
      return;
    }
    while (await isThere(revisionPath(this.store, this.newest + 1))) this.newest += 1;
  }

  private async read(): Promise<RegistryDocument> {
    if (this.newest === 0) return emptyRegistry;
    return await readRevision(this.store, this.newest, await publicKey(this.store));
  }

  private adopt(document: RegistryDocument): void {
    if (this.document && document.revision < this.document.revision) {
      throw new UntrustedDocument(
        `The registry went back from revision ${this.document.revision} to ${document.revision}`,
      );
    }
    this.document = document;
    if (this.fault) this.warn(`The registry is good again, at revision ${document.revision}.`);
    this.fault = null;
  }

  private say(reason: string): void {
    if (this.fault?.reason === reason) return;
    this.fault = { reason, since: new Date().toISOString() };
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
