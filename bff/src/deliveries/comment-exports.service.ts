import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { FileEntity } from '../files/file.entity.js';
import type { Account } from '../sessions/account.js';
import { commentsCsv, exportName, type MarkerEditor, markersCsv } from './comment-exports.js';
import { DeliveryCommentEntity } from './delivery-comment.entity.js';
import { DeliveryReader } from './delivery-reader.service.js';

/** A file that the browser downloads. */
interface Export {
  readonly name: string;
  readonly text: string;
}

/** Exports a delivery's comments for other programs. */
@Injectable()
export class CommentExportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: DeliveryReader,
  ) {}

  /** @throws 404 */
  async comments(account: Account, deliveryId: string): Promise<Export> {
    const { delivery, order } = await this.reader.find(null, account, deliveryId);
    const files = await this.unitOfWork.read.findBy(FileEntity, { deliveryId });
    const names = new Map(files.map(({ id, name }) => [id, name]));
    const rows = await this.rows(deliveryId);
    return {
      name: exportName(order.id, delivery.version, 'comments'),
      text: commentsCsv(delivery.version, rows, names),
    };
  }

  /**
   * @param fileId exports only the markers of this file; undefined exports those of all files
   * @throws 404
   */
  async markers(
    account: Account,
    deliveryId: string,
    editor: MarkerEditor,
    fileId?: string,
  ): Promise<Export> {
    const { delivery, order } = await this.reader.find(null, account, deliveryId);
    const rows = await this.rows(deliveryId);
    const wanted = rows.filter((row) => fileId === undefined || row.fileId === fileId);
    return {
      name: exportName(order.id, delivery.version, `${editor}-markers`),
      text: markersCsv(editor, wanted),
    };
  }

  private rows(deliveryId: string): Promise<DeliveryCommentEntity[]> {
    return this.unitOfWork.read.find(DeliveryCommentEntity, {
      where: { deliveryId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}
