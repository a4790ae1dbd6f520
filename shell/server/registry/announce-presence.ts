import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  presenceInterval,
  removePresence,
  sweepPresences,
  writePresence,
} from '@northcast/release/deployed/server-presence';
import { httpOrigin } from '@northcast/shared-contracts/settings/http-origin';
import { TimeoutError, withTimeout } from '@northcast/shared-contracts/with-timeout';
import type { Settings } from '../settings.js';
import type { LiveRegistry } from './live-registry.js';
import { longestWait } from './registry-watch.js';

/** Milliseconds between two checks for a newer revision. */
const lookInterval = 500;

/**
 * Writes this server's presence file: on start, with each new revision, and periodically. Checks
 * for new revisions itself, so that a release is adopted even without requests. Writes nothing if
 * the store is not writable.
 */
export class PresenceAnnouncer {
  private readonly id = randomUUID();
  private readonly host = hostname();
  private timer: NodeJS.Timeout | undefined;
  private announcing: Promise<void> | undefined;
  private told = { revision: -1, bffs: '', at: 0 };
  private isStopped = false;

  /**
   * @param port that the server listens on
   * @param deployed source of the bff builds seen
   * @param build id of this server's shell
   */
  constructor(
    private readonly settings: Pick<Settings, 'storeFolder' | 'host'>,
    private readonly registry: Pick<LiveRegistry, 'pointers' | 'isStalled'>,
    private readonly port: number,
    private readonly deployed: { readonly bffs: readonly string[] },
    private readonly build: string,
  ) {}

  async start(): Promise<void> {
    await sweepPresences(this.settings.storeFolder).catch(() => undefined);
    // A file written from here on would stay.
    if (this.isStopped) return;
    this.timer = setInterval(() => this.look(), lookInterval).unref();
    await this.look();
  }

  /** @returns whether the store answered in time */
  async stop(): Promise<boolean> {
    this.isStopped = true;
    clearInterval(this.timer);
    const leave = async () => {
      await this.announcing;
      await removePresence(this.settings.storeFolder, this.id);
    };
    return await withTimeout(leave(), longestWait).then(
      () => true,
      (error: unknown) => !(error instanceof TimeoutError),
    );
  }

  /** Joins a check that has not ended: one that waits for the store must not queue others. */
  private async look(): Promise<void> {
    this.announcing ??= this.announce().finally(() => {
      this.announcing = undefined;
    });
    await this.announcing;
  }

  private async announce(): Promise<void> {
    // The registry reports a store that does not answer.
    const document = await this.registry.pointers().catch(() => undefined);
    if (document === undefined || this.registry.isStalled) return;
    const revision = document?.revision ?? 0;
    const now = performance.now();
    const bffs = this.deployed.bffs;
    const isKnown = revision === this.told.revision && bffs.join() === this.told.bffs;
    if (isKnown && now - this.told.at < presenceInterval) return;
    this.told = { revision, bffs: bffs.join(), at: now };
    const { id, host, build } = this;
    const address = ownAddress(this.settings.host, this.port);
    const presence = { id, host, address, build, bffs, revision, seenAt: Date.now() };
    await writePresence(this.settings.storeFolder, presence).catch(() => undefined);
  }
}

/**
 * URL by which this machine reaches a server that listens on `host`. For a wildcard address, the
 * loopback address.
 */
export function ownAddress(host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return httpOrigin(reached, port);
}
