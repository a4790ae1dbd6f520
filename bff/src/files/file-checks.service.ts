import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { errorFields, logToken } from '../log/log.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { UserEntity } from '../users/user.entity.js';
import { FileEntity, type FileRow } from './file.entity.js';
import { contentOf, type FileContent, readBytes } from './file-content.js';
import { type FilePlace, filePlaceToken, fromPlace, isMissing, PlaceError } from './file-place.js';
import { extendFiles } from './file-retention.service.js';
import { type ScanResult, scanFile } from './file-scanner.js';
import { FileTasks } from './file-tasks.js';
import { FilesService } from './files.service.js';
import { MissingFiles, placeRetryDelay } from './missing-files.js';
import { storeTimeout } from './time-limits.js';

const minute = 60_000;
const hour = 60 * minute;
/**
 * Milliseconds, in addition to the time for its bytes and the scanner's time-out, after which a
 * process loses a file that it leased.
 */
const leaseLength = 15 * minute;
/**
 * Bytes per second of a slow place. A large file is read twice, for its checksum and for the
 * scanner, and another process that took it meanwhile would not be quicker.
 */
const slowRate = 2 * 1024 * 1024;
/**
 * Attempts of about a week, after which a file is refused. Until then it stays: a scanner that does
 * not run says nothing about the file, which nobody can download before it is checked.
 */
const mostAttempts = 175;
/** Time-outs of the scanner after which a file is refused: they concern the file. */
const mostTimeouts = 5;

/** Reasons for refusing a file, shown to its uploader. */
export const refusals = {
  program: 'This is a program. Programs cannot be sent here.',
  infected: 'The virus scanner refused this file.',
  unchecked: 'This file could not be checked. Please send it again later.',
  lost: 'This file did not arrive completely. Please send it again.',
} as const;

/**
 * Checks complete files one at a time, before anybody can download them: checksum, type by content,
 * viruses.
 */
@Injectable()
export class FileChecksService implements OnModuleInit {
  /** Milliseconds to wait for a chunk of a file. */
  readTimeout = storeTimeout;
  /** The file that is being checked. */
  private claimed: FileRow | null = null;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FilesService,
    private readonly tasks: FileTasks,
    private readonly missing: MissingFiles,
    @Inject(filePlaceToken) private readonly place: FilePlace,
    @Inject(settingsToken) private readonly settings: Settings,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.tasks.add({
      every: 10_000,
      run: (isStopping) => this.checkDue(isStopping),
      abandon: () => this.release(),
    });
  }

  /**
   * Checks files until none is due, or the scanner gives no result: the others wait for the next
   * run, so that other tasks on files are not delayed.
   */
  async checkDue(isStopping = () => false): Promise<void> {
    while (!isStopping()) {
      const row = await this.claim();
      if (row === null) return;
      this.claimed = row;
      const isChecked = await this.check(row);
      this.claimed = null;
      if (!isChecked) return;
    }
  }

  /** Ends the lease of the file that is being checked; the check then changes nothing. */
  async release(): Promise<void> {
    if (this.claimed !== null) await this.postpone(this.claimed, 0);
  }

  /** Reads before it writes, because on SQLite a transaction would block all other writes. */
  private async claim(): Promise<FileRow | null> {
    const [candidate] = await this.unitOfWork.read
      .createQueryBuilder(FileEntity, 'file')
      .where("file.state = 'checking' AND file.dueAt <= :now", { now: new Date() })
      .orderBy('file.dueAt')
      .limit(1)
      .getMany();
    if (candidate === undefined) return null;
    return this.unitOfWork.write(async (manager) => {
      const row = await findForUpdate(manager, FileEntity, candidate.id);
      const isDue = row?.state === 'checking' && (row.dueAt?.getTime() ?? 0) <= Date.now();
      // Another process took the file, and will look for the next one.
      if (row === null || !isDue) return null;
      const seconds = this.settings.files.scanSeconds + (2 * row.size) / slowRate;
      const change = {
        dueAt: new Date(Date.now() + leaseLength + seconds * 1000),
        attempts: row.attempts + 1,
      };
      await manager.update(FileEntity, { id: row.id }, change);
      return { ...row, ...change };
    });
  }

  /** @returns false if the scanner gave no result */
  private async check(row: FileRow): Promise<boolean> {
    try {
      return await this.checkBytes(row);
    } catch (error) {
      await this.failed(row, error);
      return true;
    }
  }

  private async checkBytes(row: FileRow): Promise<boolean> {
    const reading = readBytes(this.place, row.id, this.readTimeout);
    const { sha256, head, size } = await fromPlace(reading);
    this.missing.forget(row.id);
    const content = await contentOf(head);
    const refusal = refusalOf(size === row.size, content);
    const result = refusal === null ? await fromPlace(this.scan(row.id)) : null;
    if (result?.verdict === 'unknown') {
      this.log.warn({ ...logFields(row), reason: result.reason }, 'file not scanned');
      await (result.isTimeout ? this.tryLaterAfterTimeout(row) : this.tryLater(row));
      return false;
    }
    if (refusal !== null) await this.refuse(row, refusal);
    else if (result?.verdict === 'infected') await this.refuse(row, refusals.infected);
    else {
      await fromPlace(this.place.flush?.(row.id));
      await this.accept(row, sha256, content);
    }
    return true;
  }

  private async failed(row: FileRow, error: unknown): Promise<void> {
    if (!(error instanceof PlaceError)) {
      this.log.warn({ ...errorFields(error), ...logFields(row) }, 'file not checked');
      return this.tryLater(row);
    }
    if (isMissing(error.cause) && this.missing.isLost(row.id))
      return this.refuse(row, refusals.lost);
    this.log.warn({ ...errorFields(error.cause), ...logFields(row) }, 'file not read');
    await this.postpone(row);
  }

  private async scan(id: string): Promise<ScanResult> {
    const { scanCommand, scanSeconds } = this.settings.files;
    if (scanCommand === null) return { verdict: 'clean' };
    return this.place.withPath(id, (path) => scanFile(scanCommand, path, scanSeconds * 1000));
  }

  private async accept(row: FileRow, sha256: string, { type, kind }: FileContent): Promise<void> {
    await this.finish(row, async (manager, now) => {
      const change = { state: 'ready', sha256, type, kind, dueAt: null } as const;
      await manager.update(FileEntity, { id: row.id }, change);
      await this.files.onReady?.(manager, { ...now, ...change });
      await extendFiles(manager, now.orderId, this.settings.files.days);
      await this.files.changed(manager, now);
      if (now.purpose !== 'order') return;
      const user = await manager.findOneBy(UserEntity, { id: now.uploaderId ?? '' });
      await this.files.record(manager, user ?? 'system', now, 'fileAdded');
    });
  }

  private async refuse(row: FileRow, reason: string): Promise<void> {
    this.missing.forget(row.id);
    await this.finish(row, async (manager, now) => {
      await manager.update(FileEntity, { id: row.id }, { state: 'refused', reason, dueAt: null });
      await this.files.changed(manager, now);
    });
    this.tasks.nudge();
  }

  /** Tries again after 30 seconds, then after growing delays of up to an hour. */
  private async tryLater(row: FileRow): Promise<void> {
    const { attempts } = row;
    if (attempts >= mostAttempts) return this.refuse(row, refusals.unchecked);
    const delay = Math.min(30_000 * 2 ** (attempts - 1), hour);
    const change = { dueAt: new Date(Date.now() + delay), attempts };
    await this.finish(row, (manager) => manager.update(FileEntity, { id: row.id }, change));
  }

  private async tryLaterAfterTimeout(row: FileRow): Promise<void> {
    if (row.attempts === mostTimeouts) return this.refuse(row, refusals.unchecked);
    // After more attempts the scanner did not run before, which does not count against the file.
    const attempts = row.attempts > mostTimeouts ? 1 : row.attempts;
    await this.tryLater({ ...row, attempts });
  }

  /** Does not count the attempt, because the file may be intact. */
  private async postpone(row: FileRow, delay = placeRetryDelay): Promise<void> {
    const change = { dueAt: new Date(Date.now() + delay), attempts: row.attempts - 1 };
    await this.finish(row, (manager) => manager.update(FileEntity, { id: row.id }, change));
  }

  /**
   * Does nothing if the file was removed in the meantime, or the lease ended and another process
   * has it. The end of the lease identifies it: the number of attempts may return to a value.
   */
  private async finish(
    { id, dueAt }: FileRow,
    work: (manager: EntityManager, row: FileRow) => Promise<unknown>,
  ): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      const row = await findForUpdate(manager, FileEntity, id);
      const isMine = row?.state === 'checking' && row.dueAt?.getTime() === dueAt?.getTime();
      if (isMine) await work(manager, row);
    });
  }
}

const logFields = ({ id, attempts }: FileRow) => ({ file: id, attempts });

/** The reason for refusing a file without a scan. */
function refusalOf(isComplete: boolean, { isProgram }: FileContent): string | null {
  if (!isComplete) return refusals.lost;
  return isProgram ? refusals.program : null;
}
