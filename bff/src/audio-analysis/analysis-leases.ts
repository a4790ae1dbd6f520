import { In } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { claimDue } from '../leases/claim-due.js';
import type { AnalysisOutcome } from './analysis-thread.service.js';
import { FileAnalysisEntity } from './file-analysis.entity.js';

/** Milliseconds for which a worker holds a file without renewing its lease. */
export const leaseLength = 120_000;

/**
 * Gives each waiting file to one worker at a time; a worker that is killed loses it when the lease
 * ends.
 */
export class AnalysisLeases {
  /**
   * @param holder id of this worker, unique among all workers
   * @param now milliseconds since 1970
   */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly holder: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Leases the file that has waited longest; undefined if none waits. */
  async claim(): Promise<FileAnalysisEntity | undefined> {
    const lease = { holder: this.holder, now: this.now(), length: leaseLength, most: 1 };
    const [row] = await claimDue(this.unitOfWork, FileAnalysisEntity, lease, (manager, ids) =>
      manager.findBy(FileAnalysisEntity, { id: In([...ids]) }),
    );
    return row;
  }

  /** @returns false when the lease has ended and another worker may have the file */
  async renew(fileId: string): Promise<boolean> {
    return this.change(fileId, { dueAt: new Date(this.now() + leaseLength) });
  }

  /** @returns false when another worker holds the file by now: that worker's outcome counts */
  async finish(fileId: string, outcome: AnalysisOutcome): Promise<boolean> {
    return this.change(fileId, { ...columnsOf(outcome), holder: null });
  }

  /** @param delay milliseconds until the next attempt */
  async postpone(fileId: string, delay: number): Promise<void> {
    await this.change(fileId, { dueAt: new Date(this.now() + delay), holder: null });
  }

  /**
   * Releases a file that this process could not finish for reasons that say nothing about the file:
   * the attempt does not count.
   * @param delay milliseconds until the next attempt
   */
  async release({ id, attempts }: FileAnalysisEntity, delay = 0): Promise<void> {
    const dueAt = new Date(this.now() + delay);
    await this.change(id, { dueAt, attempts: attempts - 1, holder: null });
  }

  /** Changes the row only while this worker holds the lease. */
  private change(id: string, change: Partial<FileAnalysisEntity>): Promise<boolean> {
    const mine = { id, holder: this.holder, status: 'waiting' } as const;
    return this.unitOfWork.write(async (manager) => {
      const { affected } = await manager.update(FileAnalysisEntity, mine, change);
      return (affected ?? 0) > 0;
    });
  }
}

function columnsOf(outcome: AnalysisOutcome): Partial<FileAnalysisEntity> {
  if (outcome.state === 'unsupported') return { status: 'unsupported' };
  if (outcome.state === 'failed') return { status: 'failed', error: outcome.error.slice(0, 200) };
  const { durationMs, loudness, peak, peaks } = outcome.facts;
  return {
    status: 'done',
    durationMs,
    loudness,
    peak,
    peaks: Buffer.from(peaks.buffer, peaks.byteOffset, peaks.byteLength).toString('base64'),
  };
}
