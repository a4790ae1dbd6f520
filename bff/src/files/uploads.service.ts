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
import { cleanFileName } from './file-name.js';
import { type FilePlace, filePlaceToken, isFileId } from './file-place.js';
import { FileTasks } from './file-tasks.js';
import { FilesService } from './files.service.js';
import { newFileRow } from './new-file-row.js';

/** What the client says of an upload when it begins. */
export interface NewUpload {
  readonly id: string;
  readonly size: number | undefined;
  readonly metadata: Readonly<Record<string, string | null>>;
}

/** Row of the table that whatever adds bytes locks, so that no two pass the same quota. */
const quotaLock = 'quota';

/** Uploads from their first request to their last byte. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly files: FilesService,
    private readonly tasks: FileTasks,
    @Inject(filePlaceToken) private readonly place: FilePlace,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /**
   * Enters an upload, whose whole size counts from now on.
   * @throws what the person is told
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
    if (!(await this.place.hasRoom(size))) throw filesFull();
    const purpose = purposeOf(metadata.purpose);
    await this.unitOfWork.write(async (manager) => {
      const order = await this.access.forUpdate(manager, account, orderId);
      await this.files.checkTakesFiles(manager, account, order, purpose);
      const content = { id, size, name, purpose, isStored: true };
      const viewer = this.files.viewerOf(account, order);
      const row = newFileRow(account, order, viewer, content);
      await findForUpdate(manager, FileLeaseEntity, quotaLock);
      await this.checkQuota(manager, row);
      await insertRow(manager, FileEntity, row);
    });
  }

  /** The team's files count in the total alone: a delivery is not to fail because a customer sent much. */
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
   * Whether the account may go on with an upload, ask how far it is, or end it.
   * @throws 404 for an upload of somebody else
   * @throws 409 for one that is complete, where it is not only asked for, or whose order is cancelled
   * @throws 410 for one that was deleted
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

  /** An upload that the client has ended: nothing of it stays. */
  async forget(id: string): Promise<void> {
    await this.unitOfWork.write((manager) =>
      manager.update(FileEntity, { id, state: 'uploading' }, { state: 'deleted', reason: removed }),
    );
    this.tasks.nudge();
  }

  /** Bytes that have arrived, to be asked before the transaction that completes an upload; null for none. */
  async received(id: string): Promise<number | null> {
    return isFileId(id) ? this.place.received(id) : null;
  }

  /**
   * Makes a complete upload a file, which is checked next. Again is the same.
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

const purposeOf = (text: string | null | undefined): FilePurpose =>
  filePurposes.find((purpose) => purpose === text) ?? 'order';
