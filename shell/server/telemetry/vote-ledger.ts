import { createHmac, randomUUID } from 'node:crypto';
import { ArmVotes, type VoteOutcome, type Voter } from '@northcast/release/canary/arm-votes';
import { type ServerVotes, VoteFiles, writeVotes } from '@northcast/release/canary/vote-files';
import { messageOf } from '@northcast/release/message-of';
import { stepOf } from '@northcast/release/registry/canary-pointer';
import type { Pointers, RegistryRevision } from '@northcast/release/registry/registry-revision';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { NetworkAddress } from '../network-address.js';

interface StepLedger {
  readonly step: string;
  readonly arms: Map<string, ArmVotes>;
}

/** One visitor's vote on a version of a remote. */
export interface Vote {
  readonly remote: RemoteName;
  readonly version: string;
  readonly outcome: VoteOutcome;
  readonly address: NetworkAddress;
}

/**
 * Votes of this server's visitors on running canaries and on stable, and votes that other servers
 * wrote. Only versions named by the registry are stored, so strangers cannot make it grow.
 */
export class VoteLedger {
  private readonly server = randomUUID();
  private readonly steps = new Map<RemoteName, StepLedger>();
  private readonly files: VoteFiles;
  private others: readonly ServerVotes[] = [];
  private isChanged = false;
  private isUnwritable = false;

  constructor(
    private readonly store: string,
    private readonly votesPerNetwork: number,
    private readonly warn: (text: string) => void,
  ) {
    this.files = new VoteFiles(store);
  }

  /**
   * Counts a vote if the remote has a running canary and the version is one of its arms.
   * @param secret key for hashing addresses
   * @returns whether the votes changed
   */
  add(
    { remote, version, outcome, address }: Vote,
    pointers: Pointers | undefined,
    secret: Buffer,
  ): boolean {
    if (!pointers?.canary) return false;
    if (version !== pointers.canary.version && version !== pointers.stable) return false;
    const step = stepOf(pointers.canary);
    const arms = this.armsOf(remote, step);
    const arm = arms.get(version) ?? new ArmVotes(this.votesPerNetwork);
    arms.set(version, arm);
    const isChange = arm.add(voterOf(secret, `${remote} ${step}`, address), outcome);
    this.isChanged ||= isChange;
    return isChange;
  }

  /** Votes of all servers. */
  get all(): readonly ServerVotes[] {
    return [this.own, ...this.others];
  }

  /**
   * Writes this server's new votes, reads those of other servers, and removes those on finished
   * steps, because they are personal data.
   */
  async exchange({ remotes }: Pick<RegistryRevision, 'remotes'>): Promise<void> {
    const running = new Set(
      Object.values(remotes).flatMap((each) => (each?.canary ? [stepOf(each.canary)] : [])),
    );
    for (const [remote, { step }] of this.steps) {
      if (running.has(step)) continue;
      this.steps.delete(remote);
      this.isChanged = true;
    }
    this.others = await this.files.read(this.server);
    await this.files.sweep(running);
    if (!this.isChanged) return;
    this.isChanged = false;
    await writeVotes(this.store, this.server, this.own).then(
      () => {
        this.isUnwritable = false;
      },
      (error: unknown) => this.sayUnwritable(error),
    );
  }

  private get own(): ServerVotes {
    const written = [...this.steps].map(([remote, { step, arms }]) => {
      const votes = [...arms].map(([version, arm]) => [version, arm.written] as const);
      return [remote, { step, arms: Object.fromEntries(votes) }] as const;
    });
    return Object.fromEntries(written);
  }

  private armsOf(remote: RemoteName, step: string): StepLedger['arms'] {
    const known = this.steps.get(remote);
    if (known?.step === step) return known.arms;
    const ledger: StepLedger = { step, arms: new Map() };
    this.steps.set(remote, ledger);
    return ledger.arms;
  }

  private sayUnwritable(error: unknown): void {
    this.isChanged = true;
    if (this.isUnwritable) return;
    this.isUnwritable = true;
    this.warn(`Votes on canaries are this server's own, and end with it: ${messageOf(error)}`);
  }
}

function voterOf(secret: Buffer, step: string, { client, network }: NetworkAddress): Voter {
  const hash = (text: string) =>
    createHmac('sha256', secret).update(`${step} ${text}`).digest('hex');
  return `${hash(network).slice(0, 8)}${hash(client).slice(0, 16)}`;
}
