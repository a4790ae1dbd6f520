import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
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

  /**
   * Leases the file that has waited longest. Reads before it writes, because on SQLite a
   * transaction would block all other writes.
   */
  async claim(): Promise<FileAnalysisEntity | null> {
    if ((await this.due(this.unitOfWork.read)) === undefined) return null;
    return this.unitOfWork.write((manager) => this.lease(manager));
  }

  /** @returns false when the lease has ended and another worker may have the file */
  async renew(fileId: string): Promise<boolean> {
    return this.change(fileId, { dueAt: new Date(this.now() + leaseLength) });
  }

  /** @returns false when another worker holds the file by now: that worker's outcome counts */
  async finish(fileId: string, outcome: AnalysisOutcome): Promise<boolean> {
    return this.change(fileId, { ...columnsOf(outcome), leaseHolder: null });
  }

  /** @param delay milliseconds until the next attempt */
  async postpone(fileId: string, delay: number): Promise<void> {
    await this.change(fileId, { dueAt: new Date(this.now() + delay), leaseHolder: null });
  }

  /**
   * Releases a file that this process could not finish for reasons that say nothing about the file:
   * the attempt does not count.
   * @param delay milliseconds until the next attempt
   */
  async release({ fileId, attempts }: FileAnalysisEntity, delay = 0): Promise<void> {
    const dueAt = new Date(this.now() + delay);
    await this.change(fileId, { dueAt, attempts: attempts - 1, leaseHolder: null });
  }

  private async due(manager: EntityManager, isLocking = false): Promise<string | undefined> {
    const query = manager
      .createQueryBuilder(FileAnalysisEntity, 'analysis')
      .select('analysis.fileId', 'fileId')
      .where({ state: 'waiting', dueAt: LessThanOrEqual(new Date(this.now())) })
      .orderBy('analysis.dueAt')
      .limit(1);
    if (isLocking) query.setLock('pessimistic_write').setOnLocked('skip_locked');
    return (await query.getRawOne<{ fileId: string }>())?.fileId;
  }

  private async lease(manager: EntityManager): Promise<FileAnalysisEntity | null> {
    const isEmbedded = manager.dataSource.options.type === 'better-sqlite3';
    const fileId = await this.due(manager, !isEmbedded);
    if (fileId === undefined) return null;
    await manager.update(
      FileAnalysisEntity,
      { fileId },
      {
        dueAt: new Date(this.now() + leaseLength),
        leaseHolder: this.holder,
        attempts: () => 'attempts + 1',
      },
    );
    return manager.findOneBy(FileAnalysisEntity, { fileId });
  }

  /** Changes the row only while this worker holds the lease. */
  private change(fileId: string, change: Partial<FileAnalysisEntity>): Promise<boolean> {
    const mine = { fileId, leaseHolder: this.holder, state: 'waiting' } as const;
    return this.unitOfWork.write(async (manager) => {
      const { affected } = await manager.update(FileAnalysisEntity, mine, change);
      return (affected ?? 0) > 0;
    });
  }
}

function columnsOf(outcome: AnalysisOutcome): Partial<FileAnalysisEntity> {
  if (outcome.state === 'unsupported') return { state: 'unsupported' };
  if (outcome.state === 'failed') return { state: 'failed', error: outcome.error.slice(0, 200) };
  const { durationMs, loudness, peak, peaks } = outcome.facts;
  return {
    state: 'done',
    durationMs,
    loudness,
    peak,
    peaks: Buffer.from(peaks.buffer, peaks.byteOffset, peaks.byteLength).toString('base64'),
  };
}
