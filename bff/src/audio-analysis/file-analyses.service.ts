import { Injectable } from '@nestjs/common';
import type { AnalysisSummary, FileAnalysis } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { afterCommit, UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import type { FileRow } from '../files/file.entity.js';
import { FilesService } from '../files/files.service.js';
import type { Account } from '../sessions/account.js';
import { FileAnalysisEntity } from './file-analysis.entity.js';

/** Stores the results of audio measurements, and the queue of files to measure. */
@Injectable()
export class FileAnalysesService {
  /** Called after a file was queued. */
  onQueued: (() => void) | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FilesService,
  ) {}

  /**
   * Queues a ready audio file in the transaction that makes it ready; a worker measures it later.
   */
  async queue(manager: EntityManager, { id, kind, link }: FileRow): Promise<void> {
    if (kind !== 'audio' || link !== null) return;
    await insertRow(manager, FileAnalysisEntity, {
      id,
      status: 'waiting',
      durationMs: null,
      loudness: null,
      peak: null,
      peaks: null,
      attempts: 0,
      dueAt: new Date(),
      holder: null,
      error: null,
    });
    afterCommit(manager, () => this.onQueued?.());
  }

  /** @throws 404 when the file is not found or is not audio */
  async find(account: Account, fileId: string): Promise<FileAnalysis> {
    const { row: file } = await this.files.find(account, fileId);
    const row = await this.unitOfWork.read
      .createQueryBuilder(FileAnalysisEntity, 'analysis')
      .addSelect('analysis.peaks')
      .where({ id: file.id })
      .getOne();
    if (row === null || file.state === 'deleted') throw notFound();
    return toFileAnalysisDto(row);
  }
}

/** The analysis without its waveform, for lists. */
export function toAnalysisSummary(row: FileAnalysisEntity): AnalysisSummary {
  return {
    fileId: row.id,
    state: row.status,
    durationMs: row.durationMs ?? undefined,
    loudness: rounded(row.loudness),
    peak: rounded(row.peak),
    error: row.error ?? undefined,
  };
}

function toFileAnalysisDto(row: FileAnalysisEntity): FileAnalysis {
  return { ...toAnalysisSummary(row), peaks: row.peaks ?? undefined };
}

/** Rounds to a hundredth of a decibel, which is below what people can hear. */
const rounded = (value: number | null) =>
  value === null ? undefined : Math.round(value * 100) / 100;
