import type { ArmCounts } from './sequential-test.js';

/**
 * Who votes, as 24 hexadecimal digits: 8 of the network, 16 of the address, both keyed hashes. Nobody without the key can tell the
 * address, or make one whose hash suits them.
 */
export type Voter = string;
/** `ok`, or what failed. */
export type VoteOutcome = string;

/** One arm's votes as they stand in a file. */
export interface WrittenVotes {
  /** Of 2^level voters one is counted. */
  readonly level: number;
  readonly votes: Readonly<Record<Voter, VoteOutcome>>;
}

/** Failures that an outage of the API causes in every version. */
export const apiFailure = 'api';

/** Voters kept of one arm. */
const mostVoters = 2000;

const networkOf = (voter: Voter) => voter.slice(0, 8);
const isCounted = (voter: Voter, level: number) =>
  Number.parseInt(voter.slice(8, 16), 16) < 2 ** (32 - level);

/** Whether an outcome takes the place of the one before: never back to `ok`; the version's own failure weighs more. */
const outweighs = (next: VoteOutcome, before: VoteOutcome) =>
  next !== 'ok' && (before === 'ok' || (before === apiFailure && next !== apiFailure));

/**
 * Votes on one version in one step: one of each address, a few of each network. Bounded: above 2,000 voters every second one is
 * left out, chosen by the hash of the address and not by the vote, so that shares stay what they are.
 */
export class ArmVotes {
  private readonly votes = new Map<Voter, VoteOutcome>();
  private readonly networks = new Map<string, number>();
  private level = 0;

  constructor(private readonly votesPerNetwork: number) {}

  /** @returns whether anything changed */
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

  /** What several servers counted, together; the same whichever of them asks. */
  static of(all: readonly WrittenVotes[], votesPerNetwork: number): ArmVotes {
    const arm = new ArmVotes(votesPerNetwork);
    arm.level = Math.max(0, ...all.map(({ level }) => level));
    const outcomes = new Map<Voter, VoteOutcome>();
    for (const [voter, outcome] of all.flatMap(({ votes }) => Object.entries(votes))) {
      const before = outcomes.get(voter);
      if (before === undefined || outweighs(outcome, before)) outcomes.set(voter, outcome);
    }
    // The order decides who counts of a network, and must not be that of the servers.
    for (const voter of [...outcomes.keys()].sort()) arm.add(voter, outcomes.get(voter) ?? 'ok');
    return arm;
  }

  get counts(): ArmCounts {
    return { visitors: this.votes.size, failed: this.count((outcome) => outcome !== 'ok') };
  }

  /** The same, failures of the API taken for none. */
  get ownCounts(): ArmCounts {
    const isOwn = (outcome: VoteOutcome) => outcome !== 'ok' && outcome !== apiFailure;
    return { visitors: this.votes.size, failed: this.count(isOwn) };
  }

  /** Visitors by what failed for them. */
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
