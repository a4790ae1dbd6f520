import type { CanarySettings } from '@northcast/release/canary/canary-settings';
import {
  type CanaryStanding,
  canaryStanding,
  ownCountsOf,
  reasonOf,
} from '@northcast/release/canary/canary-standing';
import { type Halt, haltOf, writeHalt } from '@northcast/release/canary/halts';
import { stepCanary, stopCanary } from '@northcast/release/commands/canary';
import { messageOf } from '@northcast/release/message-of';
import { runOf, stepOf } from '@northcast/release/registry/canary-pointer';
import type { Pointers } from '@northcast/release/registry/registry-revision';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { VoteLedger } from './vote-ledger.js';

const everyStep = 1000;

/**
 * Stops canaries that fail, and steps those that are healthy. A halt is written to the store before
 * the registry, so that every server and every restart knows it even if this server may not sign.
 * While the store stalls, only this server knows it, until it is restarted.
 */
export class CanaryGuard {
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private readonly told = new Set<string>();

  constructor(
    private readonly store: string,
    private readonly registry: LiveRegistry,
    private readonly ledger: VoteLedger,
    private readonly settings: CanarySettings,
    private readonly warn: (text: string) => void,
  ) {}

  /**
   * Checks all canaries once a second for votes of other servers, halts, and steps that are due.
   */
  watch(): void {
    this.timer ??= setInterval(() => void this.look(), everyStep).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Checks everything once. Never rejects. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const document = await this.registry.pointers();
      if (document === null || this.registry.isStalled) return;
      await this.ledger.exchange(document);
      for (const [remote, pointers] of Object.entries(document.remotes)) {
        if (!pointers?.canary) continue;
        // A canary that can't be judged must not keep those of other remotes running.
        await this.lookAt(remote, pointers).catch((error: unknown) =>
          this.tell(`The canary of ${remote} can't be judged: ${messageOf(error)}`),
        );
      }
    } catch (error) {
      // The registry reports a store that does not answer.
      if (!this.registry.isStalled) this.tell(`Canaries can't be judged: ${messageOf(error)}`);
    } finally {
      this.looking = false;
    }
  }

  /** Result of a remote's canary; null if none is running. */
  standing(remote: RemoteName, pointers: Pointers): CanaryStanding | null {
    return canaryStanding(remote, pointers, this.ledger.all, this.settings);
  }

  /** Judges the canary of a remote after new votes. */
  async judge(remote: RemoteName): Promise<void> {
    const pointers = (await this.registry.pointers())?.remotes[remote];
    if (!pointers?.canary || this.registry.haltOf(remote, pointers.canary)) return;
    const standing = this.standing(remote, pointers);
    if (standing?.verdict === 'failing')
      await this.halt(remote, pointers, reasonOf(standing, pointers.stable));
  }

  /**
   * Stops the canary of a remote at once if it is this version. For failures that need no votes.
   */
  async failed(remote: RemoteName, version: string, why: string): Promise<void> {
    const pointers = (await this.registry.pointers())?.remotes[remote];
    if (pointers?.canary?.version !== version) return;
    if (!this.registry.haltOf(remote, pointers.canary)) await this.halt(remote, pointers, why);
  }

  private async lookAt(remote: RemoteName, pointers: Pointers): Promise<void> {
    const { canary } = pointers;
    if (canary === null) return;
    const stored = await haltOf(this.store, remote, canary.version, runOf(canary));
    const halt = this.registry.haltOf(remote, canary) ?? stored;
    if (halt) {
      this.registry.halt(halt);
      if (!stored) await this.announce(halt);
      return await this.endInRegistry(halt);
    }
    await this.judge(remote);
    if (!this.registry.haltOf(remote, canary)) await this.takeStep(remote, pointers);
  }

  private async halt(remote: RemoteName, { canary }: Pointers, why: string): Promise<void> {
    if (canary === null) return;
    const { version } = canary;
    const halt = { remote, version, run: runOf(canary), at: new Date().toISOString(), why };
    this.registry.halt(halt);
    this.warn(`The canary ${remote} ${version} is ended. ${why}`);
    // A call of a stalled disk would hold a thread. The next look does the rest.
    if (this.registry.isStalled) return;
    await this.announce(halt);
    await this.endInRegistry(halt);
  }

  private async announce(halt: Halt): Promise<void> {
    await writeHalt(this.store, halt).catch((error: unknown) =>
      this.tell(
        `Only this server knows that ${halt.remote} ${halt.version} is ended: ${messageOf(error)}`,
      ),
    );
  }

  private async endInRegistry({ remote, version, run, why }: Halt): Promise<void> {
    const by = { automatic: true, why };
    try {
      await stopCanary(this.store, remote, by, version, run);
    } catch (error) {
      // Another server may have been faster.
      const canary = (await this.registry.pointers())?.remotes[remote]?.canary;
      if (!canary || canary.version !== version || runOf(canary) !== run) return;
      this.tell(`The registry still names the canary ${remote} ${version}: ${messageOf(error)}`);
    }
  }

  private async takeStep(remote: RemoteName, pointers: Pointers): Promise<void> {
    const standing = this.standing(remote, pointers);
    if (!pointers.canary || !standing?.next || standing.verdict !== 'healthy') return;
    if (Date.parse(standing.next.due) > Date.now()) return;
    const { canary } = standing;
    const stable = ownCountsOf(standing.stable);
    const why = `${canary.failed} of ${canary.visitors} visitors failed at ${standing.percent} %`;
    const by = { automatic: true, why };
    await stepCanary(this.store, remote, stepOf(pointers.canary), stable, by).catch(
      (error: unknown) =>
        this.tell(
          `This server does not take the next step of ${remote} ${standing.version}: ${messageOf(error)}`,
        ),
    );
  }

  /** Logs each message once, not every second. */
  private tell(text: string): void {
    if (this.told.has(text)) return;
    if (this.told.size > 100) this.told.clear();
    this.told.add(text);
    this.warn(text);
  }
}
