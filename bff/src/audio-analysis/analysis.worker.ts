import type { Logger } from 'pino';
import { PlaceError } from '../files/file-place.js';
import { placeRetryDelay } from '../files/missing-files.js';
import { PollLoop } from '../leases/poll-loop.js';
import { errorFields } from '../log/log.js';
import { type AnalysisLeases, leaseLength } from './analysis-leases.js';
import type { AnalysisOutcome } from './analysis-thread.service.js';
import type { FileAnalysisEntity } from './file-analysis.entity.js';

/** Milliseconds until the next attempt, multiplied by the number of attempts so far. */
const retryDelay = 30_000;
/** Attempts are limited, because the file itself may have crashed the process. */
const mostAttempts = 3;
export const gaveUp = 'This file could not be measured in several attempts.';

/** Measures waiting files one at a time. */
export class AnalysisWorker {
  private readonly stopping = new AbortController();
  private readonly loop = new PollLoop(
    () => this.measureDue(),
    (error) => this.log.error(errorFields(error), 'analyses not read'),
  );

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
    this.loop.start();
  }

  /** Checks for waiting files soon. */
  nudge(): void {
    this.loop.nudge();
  }

  /** Aborts the current file, which another process will measure. */
  stop(): Promise<void> {
    this.stopping.abort();
    return this.loop.stop();
  }

  /** Measures until no file is due. */
  async measureDue(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const row = await this.leases.claim();
      if (row === undefined) return;
      if (row.attempts > mostAttempts) await this.giveUp(row.id);
      else await this.measureHolding(row);
    }
  }

  private async measureHolding(row: FileAnalysisEntity): Promise<void> {
    const { id: fileId, attempts } = row;
    const lost = new AbortController();
    const renewal = setInterval(() => {
      this.leases
        .renew(fileId)
        .then((isMine) => isMine || lost.abort())
        .catch((error) => this.log.warn(errorFields(error), 'lease of an analysis not renewed'));
    }, leaseLength / 4).unref();
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
      await this.finish(fileId, await this.measure(fileId, signal));
    } catch (error) {
      if (this.stopping.signal.aborted) return this.leases.release(row);
      const cause = error instanceof PlaceError ? error.cause : error;
      this.log.warn({ ...errorFields(cause), file: fileId, attempts }, 'audio not measured');
      if (error instanceof PlaceError) return this.leases.release(row, placeRetryDelay);
      if (attempts < mostAttempts) return this.leases.postpone(fileId, retryDelay * attempts);
      await this.giveUp(fileId);
    } finally {
      clearInterval(renewal);
    }
  }

  private giveUp(fileId: string): Promise<void> {
    return this.finish(fileId, { state: 'failed', error: gaveUp });
  }

  private async finish(fileId: string, outcome: AnalysisOutcome): Promise<void> {
    if (await this.leases.finish(fileId, outcome)) await this.onFinished(fileId);
  }
}
