import type { Logger } from 'pino';
import { PlaceError } from '../files/file-place.js';
import { placeRetryDelay } from '../files/missing-files.js';
import { errorFields } from '../log/log.js';
import { type AnalysisLeases, gaveUp, leaseLength, mostAttempts } from './analysis-leases.js';
import type { AnalysisOutcome } from './analysis-thread.service.js';
import type { FileAnalysisEntity } from './file-analysis.entity.js';

const second = 1000;
/** Milliseconds between two checks for waiting files. */
const pollInterval = 5 * second;
/**
 * Milliseconds between a file's arrival and the check: by then its transaction is usually
 * committed.
 */
const nudgeDelay = 100;
/** Milliseconds until the next attempt, multiplied by the number of attempts so far. */
const retryDelay = 30 * second;
/** Milliseconds to wait for the current file when the process stops. */
const stopTimeout = 3 * second;

/** Measures waiting files one at a time. */
export class AnalysisWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isNudged = false;
  private readonly stopping = new AbortController();

  /**
   * @param measure measures a file until the signal aborts it; throws PlaceError if it cannot open
   * the file
   * @param onFinished notifies the viewers of the file
   */
  constructor(
    private readonly leases: AnalysisLeases,
    private readonly measure: (fileId: string, signal: AbortSignal) => Promise<AnalysisOutcome>,
    private readonly onFinished: (fileId: string) => Promise<void>,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.wakeIn(0);
  }

  /** Checks for waiting files soon. */
  nudge(): void {
    if (this.running !== undefined) this.isNudged = true;
    else this.wakeIn(nudgeDelay);
  }

  /** Aborts the current file, which another process will measure. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopTimeout);
    });
    await Promise.race([this.running, timeout]);
    clearTimeout(timer);
  }

  /** Measures until no file is due. */
  async measureDue(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const row = await this.leases.claim();
      if (row === null) return;
      await this.measureHolding(row);
    }
  }

  private async measureHolding(row: FileAnalysisEntity): Promise<void> {
    const { fileId, attempts } = row;
    const lost = new AbortController();
    const renewal = setInterval(() => {
      this.leases
        .renew(fileId)
        .then((isMine) => isMine || lost.abort())
        .catch((error) => this.log.warn(errorFields(error), 'lease of an analysis not renewed'));
    }, leaseLength / 4).unref();
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
      const outcome = await this.measure(fileId, signal);
      if (await this.leases.finish(fileId, outcome)) await this.onFinished(fileId);
    } catch (error) {
      if (this.stopping.signal.aborted) return this.leases.release(row);
      const cause = error instanceof PlaceError ? error.cause : error;
      this.log.warn({ ...errorFields(cause), file: fileId, attempts }, 'audio not measured');
      if (error instanceof PlaceError) return this.leases.release(row, placeRetryDelay);
      if (attempts < mostAttempts) return this.leases.postpone(fileId, retryDelay * attempts);
      await this.leases.finish(fileId, { state: 'failed', error: gaveUp });
      await this.onFinished(fileId);
    } finally {
      clearInterval(renewal);
    }
  }

  private wakeIn(delay: number): void {
    if (this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isNudged = false;
      this.running = this.measureDue()
        .catch((error) => this.log.error(errorFields(error), 'analyses not read'))
        .finally(() => {
          this.running = undefined;
          this.wakeIn(this.isNudged ? nudgeDelay : pollInterval);
        });
    }, delay).unref();
  }
}
