import { createHash } from 'node:crypto';
import { uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { behavioursOf } from './behaviour.js';
import { callFinder } from './calls.js';
import {
  bytesOf,
  type Exchange,
  filledIn,
  type Sender,
  type ServerName,
  type StandIns,
} from './exchange.js';
import { Corpus, nextExchange, type Vocabulary } from './exchange-source.js';
import { areReadableAnswered, isPaid, owedAnswers, violationsOf } from './judge.js';
import type { MachineWatch } from './machine-watch.js';
import { Random } from './random.js';
import { readAnswers } from './read-answers.js';
import { readRequests } from './read-requests.js';
import { longest, send } from './send.js';
import { uploadCalls } from './uploads.js';

/** The servers under test and their vocabulary. */
export interface Target extends Vocabulary {
  readonly ports: Readonly<Record<ServerName, number>>;
}

/** Senders and invariants of one round. */
export interface Round {
  readonly senders: readonly Sender[];
  /** Texts of rows that none of the senders may read. */
  readonly secrets: readonly string[];
  /** Current values of the placeholders. */
  readonly standIns: () => StandIns;
  /** Detects when the machine itself is slow. */
  readonly machine?: MachineWatch;
  /**
   * Runs after each batch of exchanges: renews sessions and checks the servers.
   * @returns violations as text
   */
  readonly between: () => Promise<readonly string[]>;
}

/** Number of concurrent connections. */
const lanes = 8;
/** Milliseconds to wait for an optional response. */
const usualGlance = 25;
/** Number of violations after which the run stops. */
const mostViolations = 30;

/** Sends requests to servers, and learns from the responses which requests reach new behaviour. */
export class Fuzzer {
  readonly violations: string[] = [];
  readonly corpus = new Corpus();
  requests = 0;
  connections = 0;
  answers = 0;
  /** Number of exchanges repeated because the machine was slow. */
  private repeated = 0;
  private readonly uploads = new Set<number>();
  private readonly random: Random;
  private readonly digest = createHash('sha256');
  private readonly callOf: (method: string, target: string) => string;

  /** @param glance milliseconds to wait for an optional response */
  constructor(
    private readonly target: Target,
    seed: number,
    private readonly glance = usualGlance,
  ) {
    this.random = new Random(seed);
    this.callOf = callFinder([...target.calls.shell, ...target.calls.bff, ...uploadCalls]);
  }

  /**
   * Sends this many more requests. They depend only on the seed and on the responses so far, which
   * are evaluated in sending order. A machine so busy that optional responses come late therefore
   * changes them.
   */
  async run(count: number, round: Round): Promise<void> {
    const until = this.requests + count;
    while (this.requests < until && this.violations.length < mostViolations) {
      const exchanges = Array.from({ length: lanes }, () => this.next(round.senders));
      const played = await Promise.all(
        exchanges.map((each) => play(each, this.target, round, this.glance)),
      );
      for (const [index, exchange] of exchanges.entries())
        this.take(exchange, await this.judged(exchange, played[index], round));
      for (const violation of await this.violationsBetween(round)) this.report(violation, '');
    }
  }

  /**
   * Hash of everything sent, with placeholders for ids and sessions. Equal in two runs that sent
   * the same.
   */
  get fingerprint(): string {
    return this.digest.copy().digest('hex').slice(0, 16);
  }

  /** Statuses of responses to upload calls. */
  get statusesOfUploads(): readonly number[] {
    return [...this.uploads].sort();
  }

  get summary(): string {
    const { behaviours, size } = this.corpus;
    const counts = `${this.requests} requests on ${this.connections} connections, ${this.answers} answers, ${this.repeated} repeated`;
    return `${counts}, ${behaviours} behaviours, ${size} exchanges kept, uploads answered with ${this.statusesOfUploads.join(' ')}, sent ${this.fingerprint}`;
  }

  private next(senders: readonly Sender[]): Exchange {
    const exchange = nextExchange(this.random, this.target, this.corpus, senders);
    this.connections += 1;
    this.requests += exchange.messages.length;
    this.digest.update(`${JSON.stringify(exchange)}\n`);
    return exchange;
  }

  /**
   * If an exchange had a violation while the machine was slow, repeats it once the machine is fast
   * again.
   */
  private async judged(exchange: Exchange, played: Played | undefined, round: Round) {
    const { machine } = round;
    const isDoubtful = played !== undefined && played.violations.length > 0 && machine?.isSlow;
    if (played !== undefined && !isDoubtful) return played;
    await machine?.untilQuick();
    this.repeated += 1;
    return await play(exchange, this.target, round, this.glance);
  }

  private async violationsBetween({ between, machine }: Round): Promise<readonly string[]> {
    const violations = await between();
    if (violations.length === 0 || !machine?.isSlow) return violations;
    await machine.untilQuick();
    return await between();
  }

  private take(exchange: Exchange, played: Played): void {
    const { requests, answers, violations, bytes } = played;
    this.answers += answers.answers.length;
    for (const [index, { status }] of answers.answers.entries())
      if (requests.requests[index]?.target.startsWith(uploadsPath)) this.uploads.add(status);
    for (const violation of violations) this.report(`${exchange.server}: ${violation}`, bytes);
    // Timing decides how much of a response arrives before the client leaves.
    if (exchange.leavesEarly) return;
    this.corpus.learn(exchange, behavioursOf(exchange.server, requests, answers, this.callOf));
  }

  private report(violation: string, bytes: string): void {
    const runs = bytes.replace(/(.)\1{30,}/gs, (run, each) => `${each}…(${run.length})…${each}`);
    const sent = runs.length > 3000 ? `${runs.slice(0, 1500)} …… ${runs.slice(-1500)}` : runs;
    this.violations.push(`${violation} after ${this.requests} requests: ${JSON.stringify(sent)}`);
  }
}

type Played = Awaited<ReturnType<typeof play>>;

/** Sends an exchange and checks the responses. */
export async function play(
  exchange: Exchange,
  { ports }: Pick<Target, 'ports'>,
  { standIns, secrets }: Pick<Round, 'standIns' | 'secrets'>,
  glance = usualGlance,
) {
  const bytes = filledIn(bytesOf(exchange), standIns());
  const requests = readRequests(bytes);
  const methods = [
    ...requests.requests.map(({ method }) => method),
    requests.brokenMethod ?? 'GET',
  ];
  const isOwed = owedAnswers(requests) > 0;
  // The server completes the responses in front of unreadable input, unless the client ends.
  const isAwaited = requests.rest !== 'nothing' && requests.requests.length > 0;
  const outcome = await send({
    port: ports[exchange.server],
    parts: partsOf(bytes, exchange.cuts),
    leavesEarly: exchange.leavesEarly,
    timeoutMs: isOwed || isAwaited ? longest : glance,
    isDone: (received) => {
      const answers = readAnswers(received, methods, false);
      if (isOwed) return isPaid(requests, answers);
      return isAwaited && areReadableAnswered(requests, answers);
    },
  });
  const answers = readAnswers(outcome.received, methods, true);
  const { leavesEarly } = exchange;
  const violations = violationsOf({ requests, answers, outcome, leavesEarly, secrets });
  return { bytes, requests, answers, violations };
}

function partsOf(bytes: string, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => Math.floor(cut * bytes.length)), bytes.length];
  const parts = places.slice(1).map((end, index) => bytes.slice(places[index], end));
  return parts.filter((part) => part !== '').map((part) => Buffer.from(part, 'latin1'));
}
