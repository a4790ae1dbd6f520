import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { encodeFrame, FrameReader } from './frames.js';
import type { SandboxLimits } from './limits.js';
import {
  asMessage,
  type FetchApi,
  type FromProcess,
  type PageRequest,
  type RenderedPage,
  type ToProcess,
} from './messages.js';
import { PermittedCalls } from './permitted-calls.js';
import { ProcessEnded, ProcessInterrupted, RenderFailure } from './render-failure.js';
import { spawnProcess } from './spawn-process.js';
import { Turns } from './turns.js';
import { UsageWatch } from './usage-watch.js';

/** Verified code for a sandboxed process. */
export interface SandboxCode {
  /** Remote and version, for messages. */
  readonly name: string;
  readonly shell: string;
  readonly area: string;
}

interface Pending {
  readonly resolve: (page: RenderedPage | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  /** Whether other pages were being rendered beside it, whose work may have delayed it. */
  hadCompany: boolean;
}

/**
 * Signals that do not count as a failure of the remote's code: those of an operator, and the limit
 * of total CPU time.
 */
const othersSignals = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGXCPU']);

/**
 * A process that renders the pages of one version. It is discarded after a failure that leaves its
 * state unknown.
 */
export class SandboxProcess {
  /** Why the process ended; undefined while it runs. */
  ended: string | undefined;
  private readonly child: ChildProcess;
  private readonly channel: Duplex;
  private readonly pending = new Map<number, Pending>();
  private readonly turns: Turns;
  private readonly started: Promise<void>;
  private markStarted: (error?: Error) => void = () => undefined;
  private next = 1;
  private readonly calls: PermittedCalls;
  private readonly usage: UsageWatch;
  private isStarted = false;
  private output = '';
  private outputBytes = 0;

  /** @param onLateFailure called when the process fails while no page is being rendered */
  constructor(
    code: SandboxCode,
    private readonly limits: SandboxLimits,
    fetchApi: FetchApi,
    private readonly onLateFailure: (reason: string) => void,
  ) {
    this.calls = new PermittedCalls(fetchApi, limits.openCalls);
    this.turns = new Turns(limits.pagesAtOnce, limits.longestWait);
    this.child = spawnProcess(limits);
    this.channel = this.child.stdio[3] as Duplex;
    this.started = this.awaitStart();
    this.listen();
    this.send({ kind: 'start', ...code });
    this.usage = new UsageWatch(this.child.pid ?? 0, limits, {
      activity: () => (this.isStarted ? (this.isBusy ? 'rendering' : 'idle') : 'starting'),
      onExcess: (reason) => this.fail(reason),
    });
  }

  get isBusy(): boolean {
    return this.pending.size > 0;
  }

  /**
   * @returns null if the page's data equals the data in the request
   * @throws RenderFailure, ProcessInterrupted, QueueTimeout, or another Error if the API did not
   * respond in time
   */
  async render(page: PageRequest): Promise<RenderedPage | null> {
    await this.started;
    return await this.turns.run(() => this.handOver(page));
  }

  /** The page's time starts here, because its code is not the cause of the wait before. */
  private async handOver(page: PageRequest): Promise<RenderedPage | null> {
    if (this.ended !== undefined) throw new ProcessInterrupted(this.ended);
    const id = this.next++;
    return await new Promise((resolve, reject) => {
      const { pageTimeout } = this.limits;
      const late = `It did not answer in ${pageTimeout} ms`;
      const timer = setTimeout(() => this.giveUp(id, late), pageTimeout);
      const hadCompany = this.isBusy;
      for (const other of this.pending.values()) other.hadCompany = true;
      this.pending.set(id, { resolve, reject, timer, hadCompany });
      this.send({ kind: 'page', id, page });
    });
  }

  /**
   * Ends the process and rejects the pages being rendered. If several were, any of them may be the
   * cause of a RenderFailure.
   */
  end(reason: string, error: Error = new RenderFailure(reason)): void {
    if (this.ended !== undefined) return;
    this.ended = reason;
    this.usage.stop();
    this.child.kill('SIGKILL');
    this.channel.destroy();
    this.markStarted(error);
    const isShared = this.pending.size > 1 && error instanceof RenderFailure;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(isShared ? new ProcessEnded(reason) : error);
    }
    this.pending.clear();
  }

  private awaitStart(): Promise<void> {
    const { startTimeout } = this.limits;
    const late = `Its process did not start in ${startTimeout} ms`;
    const timer = setTimeout(() => this.end(late, new Error(late)), startTimeout);
    const started = new Promise<void>((resolve, reject) => {
      this.markStarted = (error) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve();
      };
    });
    // Callers of `render` receive this rejection. Without a caller it must not be an unhandled one.
    started.catch(() => undefined);
    return started;
  }

  private listen(): void {
    const { longestAnswer } = this.limits;
    const reader = new FrameReader(
      longestAnswer,
      (value) => this.receive(asMessage(value)),
      (reason) => this.fail(`It sent ${reason}`),
    );
    this.channel.on('data', (chunk: Buffer) => reader.push(chunk));
    this.channel.on('error', () => undefined);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => this.addOutput(chunk));
    }
    this.child.on('error', (error) => this.end(`It could not be started: ${error.message}`, error));
    // Not `exit`, which may come before the last message was read.
    this.child.on('close', (status, signal) => {
      const reason = this.exitReason(status, signal);
      if (signal && othersSignals.has(signal)) this.end(reason, new ProcessInterrupted(reason));
      else this.fail(reason);
    });
    // The child must not keep this process alive.
    this.child.unref();
    for (const stream of this.child.stdio) (stream as { unref?: () => void } | null)?.unref?.();
  }

  private exitReason(status: number | null, signal: string | null): string {
    if (/heap out of memory|allocation failed/i.test(this.output)) return 'It ran out of memory';
    return `Its process ended with ${signal ?? `status ${status}`}`;
  }

  private addOutput(chunk: Buffer): void {
    this.outputBytes += chunk.length;
    if (this.output.length < 4000) this.output += chunk.toString('utf8').slice(0, 4000);
    if (this.outputBytes > this.limits.longestOutput) this.fail('It printed too much');
  }

  /**
   * Ends the process after a failure of the remote's code: of a page, or of what a page left
   * running.
   */
  private fail(reason: string): void {
    if (this.ended !== undefined) return;
    const isLate = this.isStarted && !this.isBusy;
    this.end(reason);
    if (isLate) this.onLateFailure(reason);
  }

  private giveUp(id: number, reason: string): void {
    this.takePending(id)?.reject(new RenderFailure(reason));
    this.end(reason, new ProcessEnded(reason));
  }

  private receive(message: FromProcess | null): void {
    if (message === null) this.fail('It sent what is no message');
    else if (message.kind === 'ready') this.ready();
    else if (message.kind === 'api') void this.call(message.id, message.path);
    else if (message.kind === 'page') this.takePending(message.id)?.resolve(message.page);
    else if (message.id === null) this.fail(message.reason);
    else this.refuse(message.id, message);
  }

  /**
   * A process that blames the API is believed only if its calls were slow, or if it may have read
   * their answers late because it was rendering other pages.
   */
  private refuse(id: number, { reason, isCode }: Extract<FromProcess, { kind: 'failed' }>): void {
    const pending = this.takePending(id);
    const isBelieved = this.calls.wereSlow || pending?.hadCompany;
    pending?.reject(isCode || !isBelieved ? new RenderFailure(reason) : new Error(reason));
  }

  private ready(): void {
    this.isStarted = true;
    this.markStarted();
  }

  private takePending(id: number): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    this.usage.restart();
    clearTimeout(pending?.timer);
    return pending;
  }

  private async call(id: number, path: string): Promise<void> {
    this.send({ kind: 'api', id, answer: await this.calls.answer(path, this.pending.size) });
  }

  private send(message: ToProcess): void {
    if (this.ended === undefined) this.channel.write(encodeFrame(message));
  }
}
