import { Injectable } from '@nestjs/common';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { UnitOfWork } from '../database/unit-of-work.js';
import { FileEntity } from '../files/file.entity.js';
import { byteOrderMark, csvLine, withoutFormulas } from '../lists/csv.js';
import { singleLine } from '../mail/letter-lines.js';
import type { Account } from '../sessions/account.js';
import { DeliveryCommentEntity } from './delivery-comment.entity.js';
import { DeliveryReader } from './delivery-reader.service.js';

/** Programs that comments can be exported to as markers. */
export const markerEditors = ['reaper', 'audition'] as const;
export type MarkerEditor = (typeof markerEditors)[number];

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

/** All comments of a delivery, with their text. */
function commentsCsv(
  version: number,
  comments: readonly DeliveryCommentEntity[],
  fileNames: ReadonlyMap<string, string>,
): string {
  const heading = [
    'Version',
    'File',
    'Position',
    'Author',
    'Role',
    'Text',
    'Created',
    'Done',
    'Id',
    'Reply to',
  ];
  const lines = comments.map((row) => [
    version,
    fileNames.get(row.fileId),
    row.atMs === null ? '' : hours(row.atMs),
    row.authorName,
    row.authorRole,
    row.text,
    row.createdAt.toISOString(),
    row.doneAt?.toISOString(),
    row.id,
    row.parentId,
  ]);
  return byteOrderMark + [heading, ...lines].map(csvLine).join('');
}

/**
 * Comments with a position as markers: the region and marker list of REAPER (CSV), or the marker
 * list of Adobe Audition (tab-separated). Leaves out replies, and comments that are marked as done.
 */
function markersCsv(editor: MarkerEditor, comments: readonly DeliveryCommentEntity[]): string {
  const markers = comments
    .filter((row) => row.atMs !== null && row.parentId === null && row.doneAt === null)
    .map(({ atMs, text, authorName }) => ({ atMs: atMs ?? 0, text, authorName }))
    .sort((one, other) => one.atMs - other.atMs);
  if (editor === 'reaper') {
    const lines = markers.map(({ atMs, text, authorName }, index) => [
      `M${index + 1}`,
      oneLine(`${authorName}: ${text}`),
      hours(atMs),
      '',
      '',
    ]);
    return [['#', 'Name', 'Start', 'End', 'Length'], ...lines].map(csvLine).join('');
  }
  const lines = markers.map(({ atMs, text, authorName }) => [
    withoutFormulas(oneLine(authorName)),
    minutes(atMs),
    '0:00.000',
    'decimal',
    'Cue',
    withoutFormulas(oneLine(text)),
  ]);
  const heading = ['Name', 'Start', 'Duration', 'Time Format', 'Type', 'Description'];
  return `${[heading, ...lines].map((cells) => cells.join('\t')).join('\r\n')}\r\n`;
}

/** @param kind part of the file name, such as `comments` */
function exportName(orderId: string, version: number, kind: string): string {
  return `northcast-${orderNumber(orderId)}-v${version}-${kind}.csv`;
}

/** A marker's name is a single line without tabs. */
const oneLine = (text: string) => singleLine(text, 500);

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/** Formats as `1:02:03.456`. */
function hours(ms: number): string {
  const [hour, rest] = [Math.floor(ms / 3_600_000), ms % 3_600_000];
  return `${hour}:${padded(Math.floor(rest / 60_000))}:${seconds(rest)}`;
}

/** Formats as `62:03.456`: Audition's decimal format has no hours below one hour. */
function minutes(ms: number): string {
  if (ms >= 3_600_000) return hours(ms);
  return `${Math.floor(ms / 60_000)}:${seconds(ms)}`;
}

const seconds = (ms: number) => `${padded(Math.floor(ms / 1000) % 60)}.${padded(ms % 1000, 3)}`;
