import type { FileKind } from '@northcast/shared-contracts/api/files';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import { percentOf, type UploadItem } from './upload-item';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** `812 bytes`, `1.4 MB`, `12 GB` */
export function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const text = power === 0 || amount >= 10 ? String(Math.round(amount)) : amount.toFixed(1);
  return `${text} ${units[power]}`;
}

/** `less than a minute left`, `about 12 minutes left` */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  return `about ${Math.round(minutes / 60)} hours left`;
}

/** Text below the name of an upload. */
export function uploadStatus({ state, sent, size, speed, error, file }: UploadItem): string {
  const progress = `${formatSize(sent)} of ${formatSize(size)} (${percentOf(sent, size)} %)`;
  switch (state) {
    case 'queued':
      return `${formatSize(size)}, waits for its turn`;
    case 'sending':
      return speed > 0
        ? `${progress}, ${formatSize(speed)}/s, ${formatTimeLeft((size - sent) / speed)}`
        : progress;
    case 'waiting':
      return `${progress}, waiting for the network`;
    case 'paused':
      return `${progress}, paused`;
    case 'finishing':
      return `${formatSize(size)}, finishing`;
    case 'done':
      if (file?.state === 'refused') return file.reason ?? 'This file was refused.';
      return file?.state === 'ready'
        ? `${formatSize(size)}, sent`
        : `${formatSize(size)}, being checked`;
    case 'failed':
      return error ?? '';
  }
}

export const kindIcons: Readonly<Record<FileKind | 'link', IconName>> = {
  audio: 'wave',
  video: 'video',
  image: 'image',
  text: 'file',
  document: 'file',
  archive: 'archive',
  other: 'file',
  link: 'link',
};

export const kindNames: Readonly<Record<FileKind | 'link', string>> = {
  audio: 'Audio',
  video: 'Video',
  image: 'Image',
  text: 'Text',
  document: 'Document',
  archive: 'Archive',
  other: 'File',
  link: 'Link',
};
