import type { ArmCounts } from '../registry/canary-pointer.js';

/**
 * Identifies a voter by 24 hexadecimal digits: 8 from the network and 16 from the address, both
 * keyed hashes. Without the key nobody can recover the address or search for one with a chosen
 * hash.
 */
export type Voter = string;
/** `ok`, or the kind of failure. */
export type VoteOutcome = string;

/** Votes on one arm, as stored in a file. */
export interface WrittenVotes {
  /** One of 2^level voters is counted. */
  readonly level: number;
  readonly votes: Readonly<Record<Voter, VoteOutcome>>;
}

/** A failure that an API outage would cause in any version. */
export const apiFailure = 'api';

/** Maximum number of voters stored per arm. */
const mostVoters = 2000;

const networkOf = (voter: Voter) => voter.slice(0, 8);
const isCounted = (voter: Voter, level: number) =>
  Number.parseInt(voter.slice(8, 16), 16) < 2 ** (32 - level);

/**
 * Whether a new outcome replaces the earlier one. A failure never reverts to `ok`, and a failure of
 * the version itself outranks an API failure.
 */
const outweighs = (next: VoteOutcome, before: VoteOutcome) =>
  next !== 'ok' && (before === 'ok' || (before === apiFailure && next !== apiFailure));

/**
 * Votes on one version in one step: one per address and a limited number per network. Memory is
 * bounded: above 2,000 voters every second one is dropped. The address hash decides which, not the
 * vote, so the failure rate is preserved.
 */
export class ArmVotes {
  private readonly votes = new Map<Voter, VoteOutcome>();
  private readonly networks = new Map<string, number>();
  private level = 0;

  constructor(private readonly votesPerNetwork: number) {}

  /** @returns whether the votes changed */
  add(voter: Voter, outcome: VoteOutcome): boolean {
    const before = this.votes.get(voter);
    if (before !== undefined) {
      if (!outweighs(outcome, before)) return false;
      this.votes.set(voter, outcome);
      return true;
    }
    if (!isCounted(voter, this.level)) return false;
    const network = networkOf(voter);
    const fromNetwork = this.networks.get(network) ?? 0;
    if (fromNetwork >= this.votesPerNetwork) return false;
    this.networks.set(network, fromNetwork + 1);
    this.votes.set(voter, outcome);
    while (this.votes.size > mostVoters) this.raiseLevel(this.level + 1);
    return true;
  }

  /** Merges the votes that several servers counted. The result is the same on every server. */
  static of(all: readonly WrittenVotes[], votesPerNetwork: number): ArmVotes {
    const arm = new ArmVotes(votesPerNetwork);
    arm.level = Math.max(0, ...all.map(({ level }) => level));
    const outcomes = new Map<Voter, VoteOutcome>();
    for (const [voter, outcome] of all.flatMap(({ votes }) => Object.entries(votes))) {
      const before = outcomes.get(voter);
      if (before === undefined || outweighs(outcome, before)) outcomes.set(voter, outcome);
    }
    // The order decides which voters of a network count, so it must not depend on the order of the
    // servers.
    for (const voter of [...outcomes.keys()].sort()) arm.add(voter, outcomes.get(voter) ?? 'ok');
    return arm;
  }

  get counts(): ArmCounts {
    return { visitors: this.votes.size, failed: this.count((outcome) => outcome !== 'ok') };
  }

  /** Counts in which API failures are successes. */
  get ownCounts(): ArmCounts {
    const isOwn = (outcome: VoteOutcome) => outcome !== 'ok' && outcome !== apiFailure;
    return { visitors: this.votes.size, failed: this.count(isOwn) };
  }

  /** Number of visitors by kind of failure. */
  get kinds(): Readonly<Record<string, number>> {
    const kinds: Record<string, number> = {};
    for (const outcome of this.votes.values())
      if (outcome !== 'ok') kinds[outcome] = (kinds[outcome] ?? 0) + 1;
    return kinds;
  }

  get written(): WrittenVotes {
    return { level: this.level, votes: Object.fromEntries(this.votes) };
  }

  private count(is: (outcome: VoteOutcome) => boolean): number {
    let count = 0;
    for (const outcome of this.votes.values()) if (is(outcome)) count += 1;
    return count;
  }

  private raiseLevel(level: number): void {
    this.level = level;
    for (const voter of this.votes.keys()) {
      if (isCounted(voter, level)) continue;
      this.votes.delete(voter);
      const network = networkOf(voter);
      const left = (this.networks.get(network) ?? 1) - 1;
      if (left > 0) this.networks.set(network, left);
      else this.networks.delete(network);
    }
  }
}
