import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fileLimits } from '@northcast/shared-contracts/api/files';
import type { Logger } from 'pino';
import { type FindOptionsWhere, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { ClockGuard } from '../clock/clock-guard.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { errorFields, logToken } from '../log/log.js';
import { FileEntity, type FileRow } from './file.entity.js';
import { removed } from './file.mapper.js';
import { FileLeaseEntity } from './file-lease.entity.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileTasks } from './file-tasks.js';
import { LeaseLocker } from './lease-locker.js';
import { MissingFiles } from './missing-files.js';
import { UploadsService } from './uploads.service.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Rows that are read at a time. */
const batch = 500;
/** Files in a row that could not be deleted, after which a run ends: the file store may be down. */
const mostFailures = 3;

/**
 * Cleans up: complete uploads that nobody attached, abandoned uploads, and bytes of deleted files.
 */
@Injectable()
export class FileSweepsService implements OnModuleInit {
  /** Id of the file after which the next run begins, so that failing files delay no others. */
  private purgedUntil = '';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: UploadsService,
    private readonly tasks: FileTasks,
    private readonly locker: LeaseLocker,
    private readonly clock: ClockGuard,
    private readonly missing: MissingFiles,
    @Inject(filePlaceToken) private readonly place: FilePlace,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ every: 10_000, run: (isStopping) => this.purge(isStopping) });
    this.tasks.add({ every: 5 * minute, run: (isStopping) => this.sweepByClock(isStopping) });
    this.tasks.add({ every: 5 * minute, run: async () => this.place.removeAbandoned?.() });
    this.tasks.add({ every: 60 * minute, run: () => this.checkPlace() });
  }

  /**
   * Deletes the bytes of deleted and refused files, and the rows of files that a user removed. A
   * file that a request still writes to is left to the next run, and all are while the place is
   * wrong: the bytes would stay in the right one without a row.
   */
  async purge(isStopping = () => false): Promise<void> {
    if ((await this.missingFiles()) > 0) return;
    const gone = { state: In(['deleted', 'refused']), isStored: true };
    let failures = 0;
    for await (const row of this.rows(gone, this.purgedUntil)) {
      if (isStopping()) return;
      try {
        await this.purgeOne(row);
        failures = 0;
      } catch (error) {
        this.log.error({ ...errorFields(error), file: row.id }, 'file not deleted');
        failures += 1;
        this.purgedUntil = row.id;
        if (failures === mostFailures) return;
      }
    }
    this.purgedUntil = '';
  }

  private async purgeOne({ id }: FileRow): Promise<void> {
    // Otherwise bytes that arrive later would stay in the store without a row.
    await this.locker.runUnlessBusy(id, async () => {
      await this.place.delete(id);
      await this.unitOfWork.write(async (manager) => {
        await manager.update(FileEntity, { id }, { isStored: false });
        await manager.delete(FileEntity, { id, state: 'deleted', reason: removed });
      });
    });
  }

  /** Reports a disk that is not mounted, or a wrong folder, before files count as lost. */
  async checkPlace(): Promise<void> {
    const files = await this.missingFiles();
    if (files > 0) this.log.error({ files }, 'stored files are missing');
  }

  /** Complete files in the database while the place is empty, thus probably the wrong one. */
  private async missingFiles(): Promise<number> {
    if (!(await this.place.isEmpty?.())) return 0;
    const stored = { state: In(['checking', 'ready']), isStored: true };
    return this.unitOfWork.read.countBy(FileEntity, stored);
  }

  /** Completes uploads, but nothing is old while the clock may be wrong. */
  async sweepByClock(isStopping = () => false): Promise<void> {
    await this.sweep(isStopping, this.clock.trustedTime() ?? 0);
  }

  /**
   * Ends abandoned uploads and unused files, and completes uploads whose bytes are all there. The
   * tus server's own clean-up would delete complete files, because it does not know their offsets.
   */
  async sweep(isStopping = () => false, now = Date.now()): Promise<void> {
    const oldest = new Date(now - fileLimits.unfinished.days * day);
    const before = LessThan(oldest);
    const unused = {
      purpose: In(['delivery', 'message']),
      deliveryId: IsNull(),
      messageId: IsNull(),
      state: In(['ready', 'refused']),
      completedAt: before,
    } as const;
    await this.end(unused);
    await this.unitOfWork.write((manager) =>
      manager.delete(FileLeaseEntity, { until: before, holder: Not(IsNull()) }),
    );
    if ((await this.missingFiles()) > 0) return;
    for await (const row of this.rows({ state: 'uploading' })) {
      if (isStopping()) return;
      await this.completeOrEnd(row, oldest).catch((error) =>
        this.log.error(errorFields(error), 'upload not completed'),
      );
    }
    this.tasks.nudge();
  }

  /**
   * An old upload may be complete, too: after a long stop, or the restoration of an old backup.
   * @throws if the bytes cannot be counted; the upload then stays
   */
  private async completeOrEnd({ id, size, createdAt }: FileRow, oldest: Date): Promise<void> {
    const received = await this.place.received(id);
    if (received !== null) this.missing.forget(id);
    if (received === size) {
      await this.unitOfWork.write((manager) => this.uploads.complete(manager, id, received));
    } else if (createdAt < oldest && (received !== null || this.missing.isLost(id))) {
      this.missing.forget(id);
      await this.end({ id, state: 'uploading' });
    }
  }

  private async end(where: FindOptionsWhere<FileEntity>): Promise<void> {
    if (!(await this.unitOfWork.read.existsBy(FileEntity, where))) return;
    await this.unitOfWork.write(async (manager) => {
      await manager.delete(FileEntity, { ...where, isStored: false });
      await manager.update(FileEntity, where, { state: 'deleted', reason: removed });
    });
  }

  /** All rows, oldest first, also if the first ones stay as they are. */
  private async *rows(where: FindOptionsWhere<FileEntity>, after = ''): AsyncGenerator<FileRow> {
    let last = after;
    for (;;) {
      const rows = await this.unitOfWork.read.find(FileEntity, {
        where: { ...where, id: MoreThan(last) },
        order: { id: 'ASC' },
        take: batch,
      });
      yield* rows;
      if (rows.length < batch) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}
