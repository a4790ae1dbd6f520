import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { fileLimits } from '@northcast/shared-contracts/api/files';
import { type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  fileGone,
  fileIsKept,
  forbidden,
  notFound,
  orderIsCancelled,
  tooManyFiles,
  uploadUnfinished,
} from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { OrderDeletion } from '../order-deletion/order-deletion.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import type { OrderRow } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { FileEntity, type FileRow, isAttached } from './file.entity.js';
import { type FileViewer, isRemovable, isVisible, removed, toFileDto } from './file.mapper.js';
import { FileTasks } from './file-tasks.js';
import { forgetFilesOf } from './forget-files.js';
import { cleanFileName, newFileRow } from './new-file.js';

/** Files to attach, and the delivery or message that they become part of. */
export interface Attachment {
  readonly orderId: string;
  readonly fileIds: readonly string[];
  readonly deliveryId?: string;
  readonly messageId?: string;
  /**
   * The customer who gets the delivery, or the customer of the message, who may no longer be the
   * customer of the order.
   */
  readonly ownerId?: string | null;
}

/** Stores files. The files of an order are accessible to those who can access the order. */
@Injectable()
export class FilesService implements OnModuleInit {
  /** Called with the updated row, in the transaction that makes a file ready. */
  onReady: ((manager: EntityManager, file: FileRow) => Promise<void>) | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly events: OrderEventsService,
    private readonly deletion: OrderDeletion,
    private readonly audit: AuditService,
    private readonly tasks: FileTasks,
    private readonly live: LiveService,
  ) {}

  onModuleInit(): void {
    this.deletion.before((manager, orderId) => this.forget(manager, { orderId }));
  }

  /** Deletes files in the transaction that deletes what they belong to. */
  async forget(manager: EntityManager, where: FindOptionsWhere<FileEntity>): Promise<void> {
    await forgetFilesOf(manager, where);
    this.tasks.nudge();
  }

  viewerOf(account: Account, order: Pick<OrderRow, 'userId'>): FileViewer {
    const role = this.access.isTeam(account, order) ? 'administrator' : 'customer';
    return { accountId: account.id, role };
  }

  /**
   * Lists files and links of an order, newest first.
   * @throws 404
   */
  async list(account: Account, orderId: string): Promise<OrderFile[]> {
    const order = await this.access.find(null, account, orderId);
    const rows = await this.unitOfWork.read.find(FileEntity, {
      where: { orderId: order.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 4 * fileLimits.perOrder.max,
    });
    const viewer = this.viewerOf(account, order);
    return rows.filter((row) => isVisible(row, viewer)).map((row) => toFileDto(row, viewer));
  }

  /**
   * Finds a file that the account may see.
   * @throws 404
   */
  async find(account: Account, id: string): Promise<{ row: FileRow; viewer: FileViewer }> {
    return this.visible(account, await this.unitOfWork.read.findOneBy(FileEntity, { id }));
  }

  /**
   * Checks that the account uploaded the file to this order.
   * @throws 404
   */
  async checkIsOwn(account: Account, orderId: string, id: string): Promise<void> {
    const { row } = await this.find(account, id);
    if (row.orderId !== orderId || row.uploaderId !== account.id) throw notFound();
  }

  /** @throws 404 */
  async dtoOf(manager: EntityManager, account: Account, id: string): Promise<OrderFile> {
    const found = await manager.findOneBy(FileEntity, { id });
    const { row, viewer } = await this.visible(account, found, manager);
    return toFileDto(row, viewer);
  }

  /**
   * Files and links of an order's delivery or message, in the order they were sent.
   * @param where such as `{ deliveryId: In([…]) }`
   */
  async partsOf(
    manager: EntityManager,
    viewer: FileViewer,
    where: FindOptionsWhere<FileEntity>,
  ): Promise<OrderFile[]> {
    const rows = await manager.find(FileEntity, { where, order: { createdAt: 'ASC', id: 'ASC' } });
    return rows.map((row) => toFileDto(row, viewer));
  }

  /** @throws 404, and 409 when the order accepts no more files */
  async addLink(
    manager: EntityManager,
    account: Account,
    orderId: string,
    { url, name = '', purpose }: BodyOf<'addFileLink'>,
  ): Promise<OrderFile> {
    const order = await this.access.forUpdate(manager, account, orderId);
    await this.checkTakesFiles(manager, account, order, purpose);
    const now = new Date();
    const row = newFileRow(account, order, this.viewerOf(account, order), {
      name: cleanFileName(name) || cleanFileName(new URL(url).hostname),
      purpose,
      link: url,
      state: 'ready',
      completedAt: now,
    });
    await insertRow(manager, FileEntity, row);
    if (purpose === 'order') await this.record(manager, account, row, 'fileAdded');
    return toFileDto(row, this.viewerOf(account, order));
  }

  /**
   * Checks that the order accepts another file.
   * @throws 403 for a delivery by an account outside the team
   * @throws 409
   */
  async checkTakesFiles(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    purpose: string,
  ): Promise<void> {
    if (purpose === 'delivery' && !this.access.isTeam(account, order)) throw forbidden();
    if (order.status === 'cancelled') throw orderIsCancelled();
    const count = await manager.countBy(FileEntity, { orderId: order.id, state: Not('deleted') });
    if (count >= fileLimits.perOrder.max) throw tooManyFiles();
  }

  /**
   * Attaches files to a delivery or message, in its transaction. Files that are still being checked
   * are accepted, too. The team works on an order together: a delivery may contain what a colleague
   * has added to the order, but not what still waits for the colleague's own delivery or message.
   * @throws 404 for a file of another account or order, or one that is already attached
   * @throws 409 for an incomplete upload
   * @throws 410 for a refused or deleted file
   */
  async attach(manager: EntityManager, account: Account, attachment: Attachment): Promise<void> {
    const { orderId, deliveryId = null, messageId = null, ownerId } = attachment;
    const fileIds = [...new Set(attachment.fileIds)].sort();
    const viewer = { accountId: account.id, role: 'administrator' } as const;
    const isOfTeam = (row: FileRow) => row.uploaderRole === viewer.role && isVisible(row, viewer);
    const isAttachable = (row: FileRow) =>
      row.uploaderId === account.id || (deliveryId !== null && isOfTeam(row));
    for (const id of fileIds) {
      const row = await findForUpdate(manager, FileEntity, id);
      if (row?.orderId !== orderId || !isAttachable(row) || isAttached(row)) throw notFound();
      if (row.state === 'uploading') throw uploadUnfinished();
      if (row.state !== 'checking' && row.state !== 'ready') throw fileGone();
    }
    if (fileIds.length > 0) {
      const change = { deliveryId, messageId, ...(ownerId !== undefined && { ownerId }) };
      await manager.update(FileEntity, { id: In(fileIds) }, change);
    }
  }

  /**
   * @throws 403 for a file of the other side
   * @throws 404
   * @throws 409 for a file of a delivery or message
   */
  async remove(manager: EntityManager, account: Account, id: string): Promise<void> {
    const found = await findForUpdate(manager, FileEntity, id);
    const { row, viewer } = await this.visible(account, found, manager);
    if (row.state === 'deleted') throw notFound();
    if (isAttached(row)) throw fileIsKept();
    if (!isRemovable(row, viewer)) throw forbidden();
    if (row.isStored) {
      await manager.update(FileEntity, { id }, { state: 'deleted', reason: removed, dueAt: null });
      this.tasks.nudge();
    } else await manager.delete(FileEntity, { id });
    await this.changed(manager, row);
    if (row.state === 'ready' && row.purpose === 'order') {
      await this.record(manager, account, row, 'fileRemoved');
    }
    if (viewer.role === 'administrator') {
      await this.audit.record(manager, { action: 'file.removed', target: { type: 'file', id } });
    }
  }

  /** @param account the uploader; `system` if the account is deleted */
  async record(
    manager: EntityManager,
    account: Account | 'system',
    { orderId, name }: FileRow,
    kind: 'fileAdded' | 'fileRemoved',
  ): Promise<void> {
    if (orderId === null) return;
    await this.events.record(manager, { orderId, account, kind, detail: name });
  }

  /** Notifies open pages of a change that the timeline does not record. */
  async changed(manager: EntityManager, { orderId, ownerId }: FileRow): Promise<void> {
    await this.live.changed(manager, { orderId, userId: ownerId, tags: ['Files'] });
  }

  private async visible(account: Account, row: FileRow | null, manager?: EntityManager) {
    if (row?.orderId == null) throw notFound();
    const order = await this.access.find(manager ?? null, account, row.orderId);
    const viewer = this.viewerOf(account, order);
    if (!isVisible(row, viewer)) throw notFound();
    return { row, viewer };
  }
}
