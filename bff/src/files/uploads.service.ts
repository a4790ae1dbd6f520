import { Inject, Injectable } from '@nestjs/common';
import {
  type FilePurpose,
  fileLimits,
  filePurposes,
  isProgramName,
} from '@northcast/shared-contracts/api/files';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  fileEmpty,
  fileIsProgram,
  fileNameMissing,
  fileSizeMissing,
  filesFull,
  filesOverQuota,
  fileTooLarge,
  notFound,
  orderIsCancelled,
  tooManyUploads,
  uploadFinished,
  uploadGone,
  uploadUnfinished,
} from '../errors/api-errors.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { Account } from '../sessions/account.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { FileEntity, type FileRow } from './file.entity.js';
import { removed } from './file.mapper.js';
import { FileLeaseEntity } from './file-lease.entity.js';
import { type FilePlace, filePlaceToken, isFileId, type UnfinishedUpload } from './file-place.js';
import { FileTasks } from './file-tasks.js';
import { FilesService } from './files.service.js';
import { cleanFileName, newFileRow } from './new-file.js';
import { measuredRoom, receivedBytes } from './place-requests.js';
import { placeTimeout } from './time-limits.js';

/** Data that the client sends to create an upload. */
export interface NewUpload {
  readonly id: string;
  readonly size: number | undefined;
  readonly metadata: Readonly<Record<string, string | null>>;
}

/** The room that the place had before a transaction. */
interface MeasuredRoom {
  /** Bytes that the unfinished uploads of that time leave free. */
  readonly free: number;
  /** Ids of these uploads. */
  readonly counted: ReadonlySet<string>;
}

/**
 * Id of the row that every transaction locks before it adds bytes, so that two cannot both fit the
 * same quota.
 */
const quotaLock = 'quota';

/** Manages uploads from creation to completion. */
@Injectable()
export class UploadsService {
  /** Milliseconds to wait until the place says how much room it has, or how many bytes it got. */
  roomTimeout = placeTimeout;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly files: FilesService,
    private readonly tasks: FileTasks,
    @Inject(filePlaceToken) private readonly place: FilePlace,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /**
   * Registers an upload; from now on its whole size counts towards the quota and needs room.
   * @throws an error whose message is shown to the user
   */
  async begin(account: Account, { id, size, metadata }: NewUpload): Promise<void> {
    const { uploadMax } = this.settings.files;
    const name = cleanFileName(metadata.name ?? '');
    const orderId = metadata.order ?? '';
    if (size === undefined || !Number.isSafeInteger(size)) throw fileSizeMissing();
    if (size === 0) throw fileEmpty();
    if (size > uploadMax) throw fileTooLarge();
    if (name === '') throw fileNameMissing();
    if (isProgramName(name)) throw fileIsProgram();
    if (!isFileId(orderId)) throw notFound();
    const purpose = purposeOf(metadata.purpose);
    const room = await this.measureRoom();
    await this.unitOfWork.write(async (manager) => {
      const order = await this.access.forUpdate(manager, account, orderId);
      await this.files.checkTakesFiles(manager, account, order, purpose);
      const content = { id, size, name, purpose, isStored: true };
      const viewer = this.files.viewerOf(account, order);
      const row = newFileRow(account, order, viewer, content);
      await findForUpdate(manager, FileLeaseEntity, quotaLock);
      await this.checkQuota(manager, row);
      await this.checkRoom(manager, size, room);
      await insertRow(manager, FileEntity, row);
    });
  }

  /**
   * The team's files count only towards the total, so that a customer's uploads cannot prevent a
   * delivery.
   */
  private async checkQuota(manager: EntityManager, row: FileRow): Promise<void> {
    const { quota, total } = this.settings.files;
    const { uploaderId, uploaderRole } = row;
    const open = await manager.countBy(FileEntity, {
      uploaderId: uploaderId ?? '',
      state: 'uploading',
    });
    if (open >= fileLimits.open.max) throw tooManyUploads();
    const own = { uploaderId: uploaderId ?? '', uploaderRole, isStored: true };
    const used = (await manager.sum(FileEntity, 'size', own)) ?? 0;
    if (uploaderRole === 'customer' && Number(used) + row.size > quota) throw filesOverQuota();
    const all = (await manager.sum(FileEntity, 'size', { isStored: true })) ?? 0;
    if (Number(all) + row.size > total) throw filesFull();
  }

  /**
   * Call this before the transaction: while a network disk stalls, every other write would wait for
   * its end.
   * @throws 503 when the place does not answer in time
   */
  private async measureRoom(): Promise<MeasuredRoom> {
    const unfinished = await unfinishedUploads(this.unitOfWork.read);
    const counted = new Set(unfinished.map(({ id }) => id));
    return { free: await measuredRoom(this.place, this.roomTimeout, unfinished), counted };
  }

  /**
   * Bytes that the place has room for now.
   * @throws 503 when the place does not answer in time
   */
  room(): Promise<number> {
    return measuredRoom(this.place, this.roomTimeout);
  }

  /**
   * Uploads that have begun since the measurement count with their whole size. Call this under the
   * lock of the quota, or two of them could both fit the same room.
   */
  private async checkRoom(
    manager: EntityManager,
    size: number,
    { free, counted }: MeasuredRoom,
  ): Promise<void> {
    const later = (await unfinishedUploads(manager)).filter(({ id }) => !counted.has(id));
    const needed = later.reduce((sum, upload) => sum + upload.size, size);
    if (free <= needed) throw filesFull();
  }

  /**
   * Checks that the account may continue an upload, read its offset, or terminate it.
   * @throws 404 for another account's upload
   * @throws 409 for a complete upload, except with HEAD, and for PATCH when the order is cancelled
   * @throws 410 for a deleted upload
   */
  async checkMayUse(account: Account, id: string, method: string): Promise<FileRow> {
    const row = await this.unitOfWork.read.findOneBy(FileEntity, { id });
    if (row?.uploaderId !== account.id || row.orderId === null || row.link !== null)
      throw notFound();
    const order = await this.access.find(null, account, row.orderId);
    if (row.state === 'deleted' || row.state === 'refused') throw uploadGone();
    if (method === 'HEAD') return row;
    if (row.state !== 'uploading') throw uploadFinished();
    if (method === 'PATCH' && order.status === 'cancelled') throw orderIsCancelled();
    return row;
  }

  /**
   * Deletes an upload that the client terminated, or that could not be created.
   * @param isCreated false if the place failed: then it counts towards no limit, although what the
   * place may have stored stays until it answers again
   */
  async forget(id: string, isCreated: boolean): Promise<void> {
    const change = { state: 'deleted', reason: removed, ...(!isCreated && { size: 0 }) } as const;
    await this.unitOfWork.write((manager) =>
      manager.update(FileEntity, { id, state: 'uploading' }, change),
    );
    this.tasks.nudge();
  }

  /**
   * Bytes that have arrived; null if there are none. Read this before the transaction that
   * completes the upload.
   * @throws 503 when the place does not answer in time
   */
  async received(id: string): Promise<number | null> {
    return isFileId(id) ? receivedBytes(this.place, this.roomTimeout, id) : null;
  }

  /**
   * Turns a complete upload into a file, which is checked next. Idempotent.
   * @throws 404, and 409 while bytes are missing
   */
  async complete(manager: EntityManager, id: string, received: number | null): Promise<FileRow> {
    const row = await findForUpdate(manager, FileEntity, id);
    if (row === null) throw notFound();
    if (row.state !== 'uploading') return row;
    if (received !== row.size) throw uploadUnfinished();
    const now = new Date();
    const change = { state: 'checking', completedAt: now, dueAt: now } as const;
    await manager.update(FileEntity, { id }, change);
    this.tasks.nudge();
    return { ...row, ...change };
  }
}

const unfinishedUploads = (manager: EntityManager): Promise<UnfinishedUpload[]> =>
  manager.find(FileEntity, { select: { id: true, size: true }, where: { state: 'uploading' } });

const purposeOf = (text: string | null | undefined): FilePurpose =>
  filePurposes.find((purpose) => purpose === text) ?? 'order';
