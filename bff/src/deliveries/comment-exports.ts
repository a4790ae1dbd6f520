import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { byteOrderMark, csvLine, withoutFormulas } from '../lists/csv.js';
import type { DeliveryCommentEntity } from './delivery-comment.entity.js';

/** Programs that comments can be exported to as markers. */
export const markerEditors = ['reaper', 'audition'] as const;
export type MarkerEditor = (typeof markerEditors)[number];

/** All comments of a delivery, with their text. */
export function commentsCsv(
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
export function markersCsv(
  editor: MarkerEditor,
  comments: readonly DeliveryCommentEntity[],
): string {
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
export function exportName(orderId: string, version: number, kind: string): string {
  return `northcast-${orderNumber(orderId)}-v${version}-${kind}.csv`;
}

/** A marker's name is a single line without tabs. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 500);

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
