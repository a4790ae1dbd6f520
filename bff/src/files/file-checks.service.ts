import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { countStreamedBytes } from '@northcast/shared-contracts/http/collect-stream-buffers';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { UserEntity } from '../users/user.entity.js';
import { FileEntity, type FileRow } from './file.entity.js';
import { contentOf, type FileContent, headLength } from './file-content.js';
import { type FilePlace, filePlaceToken, fromPlace, isMissing, PlaceError } from './file-place.js';
import { extendFiles } from './file-retention.service.js';
import { type ScanResult, scanFile } from './file-scanner.js';
import { FileTasks } from './file-tasks.js';
import { FilesService } from './files.service.js';
import { readChunks, storeTimeout } from './time-limits.js';

const minute = 60_000;
const hour = 60 * minute;
/**
 * Milliseconds, in addition to the scanner's time-out, after which a process loses a file that it
 * leased.
 */
const leaseLength = 15 * minute;
/**
 * Attempts of about a week, after which a file is refused. Until then it stays: a scanner that does
 * not run says nothing about the file, which nobody can download before it is checked.
 */
const mostAttempts = 175;
/** Milliseconds after which a file is read again that could not be read. */
const placeRetryDelay = 5 * minute;

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
  /** Milliseconds for which a file has to be missing before it counts as lost. */
  lostAfter = 24 * hour;
  /** When this process first missed a file, on the clock of `performance.now()`. */
  private readonly missingSince = new Map<string, number>();
  /** The file that is being checked. */
  private claimed: FileRow | null = null;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FilesService,
    private readonly tasks: FileTasks,
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

  /** Checks files until none is due. */
  async checkDue(isStopping = () => false): Promise<void> {
    while (!isStopping()) {
      const row = await this.claim();
      if (row === null) return;
      this.claimed = row;
      await this.check(row);
      this.claimed = null;
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
      const { scanSeconds } = this.settings.files;
      const change = {
        dueAt: new Date(Date.now() + leaseLength + scanSeconds * 1000),
        attempts: row.attempts + 1,
      };
      await manager.update(FileEntity, { id: row.id }, change);
      return { ...row, ...change };
    });
  }

  private async check(row: FileRow): Promise<void> {
    try {
      const { sha256, head, size } = await fromPlace(this.read(row.id));
      this.missingSince.delete(row.id);
      if (size !== row.size) return await this.refuse(row, refusals.lost);
      const content = await contentOf(head);
      if (content.isProgram) return await this.refuse(row, refusals.program);
      const result = await fromPlace(this.scan(row.id));
      if (result.verdict === 'unknown') {
        this.log.warn({ ...logFields(row), reason: result.reason }, 'file not scanned');
        return await this.tryLater(row);
      }
      if (result.verdict === 'infected') return await this.refuse(row, refusals.infected);
      await fromPlace(this.place.flush?.(row.id));
      await this.accept(row, sha256, content);
    } catch (error) {
      await this.failed(row, error);
    }
  }

  private async failed(row: FileRow, error: unknown): Promise<void> {
    if (!(error instanceof PlaceError)) {
      this.log.warn({ ...errorFields(error), ...logFields(row) }, 'file not checked');
      return this.tryLater(row);
    }
    if (isMissing(error.cause) && this.isLost(row)) return this.refuse(row, refusals.lost);
    this.log.warn({ ...errorFields(error.cause), ...logFields(row) }, 'file not read');
    await this.postpone(row);
  }

  /** A file may be missing only here: the disk is not mounted, or the settings name another place. */
  private isLost({ id }: FileRow): boolean {
    const now = performance.now();
    const since = this.missingSince.get(id) ?? now;
    this.missingSince.set(id, since);
    return now - since >= this.lostAfter;
  }

  private async read(id: string) {
    const hash = createHash('sha256');
    const head: Buffer[] = [];
    let size = 0;
    for await (const chunk of readChunks(await this.place.open(id), this.readTimeout)) {
      hash.update(chunk);
      countStreamedBytes(chunk.length);
      if (size < headLength) head.push(chunk.subarray(0, headLength - size));
      size += chunk.length;
    }
    return { sha256: hash.digest('hex'), head: Buffer.concat(head), size };
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
    await this.finish(row, async (manager, now) => {
      await manager.update(FileEntity, { id: row.id }, { state: 'refused', reason, dueAt: null });
      await this.files.changed(manager, now);
    });
    this.tasks.nudge();
  }

  /** Tries again after 30 seconds, then after growing delays of up to an hour. */
  private async tryLater(row: FileRow): Promise<void> {
    if (row.attempts >= mostAttempts) return this.refuse(row, refusals.unchecked);
    const delay = Math.min(30_000 * 2 ** (row.attempts - 1), hour);
    const dueAt = new Date(Date.now() + delay);
    await this.finish(row, (manager) => manager.update(FileEntity, { id: row.id }, { dueAt }));
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
