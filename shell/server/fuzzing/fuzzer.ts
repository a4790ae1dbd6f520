import { createHash } from 'node:crypto';
import { uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { behavioursOf } from './behaviour.js';
import { callFinder } from './calls.js';
import { Corpus } from './corpus.js';
import { bytesOf, type Exchange, filledIn, type ServerName, type StandIns } from './exchange.js';
import { nextExchange, type Vocabulary } from './exchange-source.js';
import { faultsOf, isPaid, owedAnswers } from './judge.js';
import type { MachineWatch } from './machine-watch.js';
import { Random } from './random.js';
import { readAnswers } from './read-answers.js';
import { readRequests } from './read-requests.js';
import { longest, send } from './send.js';
import type { Sender } from './stand-ins.js';
import { uploadCalls } from './uploads.js';

/** What is fuzzed. */
export interface Target extends Vocabulary {
  readonly ports: Readonly<Record<ServerName, number>>;
}

/** Who sends, and what may not happen meanwhile. */
export interface Round {
  readonly senders: readonly Sender[];
  /** Texts of rows that none of the senders may read. */
  readonly secrets: readonly string[];
  /** Values of the moment for what stands for them. */
  readonly standIns: () => StandIns;
  /** Tells where the machine itself was slow. */
  readonly machine?: MachineWatch;
  /** Runs after each round of exchanges: signs in again, looks at the servers. @returns what is wrong */
  readonly between: () => Promise<readonly string[]>;
}

/** Connections at the same time. */
const lanes = 8;
/** Milliseconds for an answer that is not owed. */
const glance = 25;
/** Faults after which nothing more is sent. */
const mostFaults = 30;

/** Sends requests to servers and learns from their answers which ones lead further. */
export class Fuzzer {
  readonly faults: string[] = [];
  readonly corpus = new Corpus();
  requests = 0;
  connections = 0;
  answers = 0;
  /** Exchanges that were sent once more, since the machine was slow. */
  private repeated = 0;
  private readonly uploads = new Set<number>();
  private readonly random: Random;
  private readonly digest = createHash('sha256');
  private readonly callOf: (method: string, target: string) => string;

  constructor(
    private readonly target: Target,
    seed: number,
  ) {
    this.random = new Random(seed);
    this.callOf = callFinder([...target.calls.shell, ...target.calls.bff, ...uploadCalls]);
  }

  /** Sends so many requests more. What is sent depends on the seed and on the answers so far, which are looked at in the order of sending. */
  async run(count: number, round: Round): Promise<void> {
    const until = this.requests + count;
    while (this.requests < until && this.faults.length < mostFaults) {
      const exchanges = Array.from({ length: lanes }, () => this.next(round.senders));
      const played = await Promise.all(exchanges.map((each) => play(each, this.target, round)));
      for (const [index, exchange] of exchanges.entries())
        this.take(exchange, await this.judged(exchange, played[index], round));
      for (const fault of await this.faultsBetween(round)) this.report(fault, '');
    }
  }

  /** Stands for every byte sent, without ids and sessions: the same in two runs that sent the same. */
  get fingerprint(): string {
    return this.digest.copy().digest('hex').slice(0, 16);
  }

  /** Statuses that calls of uploads were answered with. */
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

  /** Where the machine itself was slow, an exchange with a fault is sent once more when it is not. */
  private async judged(exchange: Exchange, played: Played | undefined, round: Round) {
    const { machine } = round;
    const isDoubtful = played !== undefined && played.faults.length > 0 && machine?.isSlow;
    if (played !== undefined && !isDoubtful) return played;
    await machine?.untilQuick();
    this.repeated += 1;
    return await play(exchange, this.target, round);
  }

  private async faultsBetween({ between, machine }: Round): Promise<readonly string[]> {
    const faults = await between();
    if (faults.length === 0 || !machine?.isSlow) return faults;
    await machine.untilQuick();
    return await between();
  }

  private take(exchange: Exchange, played: Played): void {
    const { requests, answers, faults, bytes } = played;
    this.answers += answers.answers.length;
    for (const [index, { status }] of answers.answers.entries())
      if (requests.requests[index]?.target.startsWith(uploadsPath)) this.uploads.add(status);
    for (const fault of faults) this.report(`${exchange.server}: ${fault}`, bytes);
    // How much of an answer comes before the client has left is a matter of time.
    if (exchange.leavesEarly) return;
    this.corpus.learn(exchange, behavioursOf(exchange.server, requests, answers, this.callOf));
  }

  private report(fault: string, bytes: string): void {
    const runs = bytes.replace(/(.)\1{30,}/gs, (run, each) => `${each}…(${run.length})…${each}`);
    const sent = runs.length > 3000 ? `${runs.slice(0, 1500)} …… ${runs.slice(-1500)}` : runs;
    this.faults.push(`${fault} after ${this.requests} requests: ${JSON.stringify(sent)}`);
  }
}

type Played = Awaited<ReturnType<typeof play>>;

/** Sends an exchange and judges what comes back. */
export async function play(
  exchange: Exchange,
  { ports }: Pick<Target, 'ports'>,
  { standIns, secrets }: Pick<Round, 'standIns' | 'secrets'>,
) {
  const bytes = filledIn(bytesOf(exchange), standIns());
  const requests = readRequests(bytes);
  const methods = [
    ...requests.requests.map(({ method }) => method),
    requests.brokenMethod ?? 'GET',
  ];
  const isOwed = owedAnswers(requests) > 0;
  const outcome = await send({
    port: ports[exchange.server],
    parts: partsOf(bytes, exchange.cuts),
    leavesEarly: exchange.leavesEarly,
    patience: isOwed ? longest : glance,
    isDone: (received) => isOwed && isPaid(requests, readAnswers(received, methods, false)),
  });
  const answers = readAnswers(outcome.received, methods, true);
  const { leavesEarly } = exchange;
  const faults = faultsOf({ requests, answers, outcome, leavesEarly, secrets });
  return { bytes, requests, answers, faults };
}

function partsOf(bytes: string, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => Math.floor(cut * bytes.length)), bytes.length];
  const parts = places.slice(1).map((end, index) => bytes.slice(places[index], end));
  return parts.filter((part) => part !== '').map((part) => Buffer.from(part, 'latin1'));
}
