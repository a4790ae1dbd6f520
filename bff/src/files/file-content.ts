import { createHash } from 'node:crypto';
import type { FileKind } from '@northcast/shared-contracts/api/files';
import { countStreamedBytes } from '@northcast/shared-contracts/http/collect-stream-buffers';
import { fileTypeFromBuffer } from 'file-type/core';
import type { FilePlace } from './file-place.js';
import { opened, readChunks } from './time-limits.js';

/** The type of a file, detected from its first bytes. */
export interface FileContent {
  readonly type: string;
  readonly kind: FileKind;
  readonly isProgram: boolean;
}

/** Leading bytes that are examined; nothing beyond them is unpacked from archives. */
const headLength = 64 * 1024;

const audio =
  /^audio\/(mpeg|wav|flac|ogg|aac|aiff|mp4|amr|ape|wavpack|midi|x-ms-asf|x-musepack|x-dsf|vnd\.dolby\.dd-raw)$/;
const video =
  /^video\/(mp4|quicktime|webm|matroska|vnd\.avi|mpeg|ogg|mp2t|x-ms-asf|3gpp2?|x-flv|MP[12][SP])$/;
const image =
  /^image\/(png|jpeg|gif|webp|avif|heic|heif|tiff|bmp|jxl|jp2|vnd\.adobe\.photoshop|x-(canon-cr[23]|adobe-dng|sony-arw|nikon-nef|fujifilm-raf))$/;
const documents =
  /^application\/(pdf|rtf|epub\+zip|x-cfb|x-indesign|postscript|vnd\.(openxmlformats-officedocument|oasis\.opendocument)\..+)$/;
const archives =
  /^application\/(zip|gzip|x-7z-compressed|x-rar-compressed|x-tar|x-bzip2|x-xz|zstd|x-lzip|x-compress)$/;
/** Types that run, or that a program executes when it opens them. */
const programs =
  /^application\/(x-msdownload|x-elf|x-mach-binary|x-apple-diskimage|x-deb|x-rpm|x-unix-archive|java-vm|java-archive|wasm|vnd\.(android\.package-archive|ms-cab-compressed|ms-htmlhelp)|x\.ms\.shortcut|x\.apple\.alias|x-ms-regedit|x-shockwave-flash|x-xpinstall|x-google-chrome-extension)$/;

/**
 * Types that may be shown inline, with the media type sent to the browser. All others are
 * downloads.
 */
const shown: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/flac': 'audio/flac',
  'audio/ogg': 'audio/ogg',
  'audio/aac': 'audio/aac',
  'audio/mp4': 'audio/mp4',
  'video/mp4': 'video/mp4',
  'video/quicktime': 'video/quicktime',
  'video/webm': 'video/webm',
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  'image/avif': 'image/avif',
};

/** The media type for showing a file inline; undefined for files that may only be downloaded. */
export const shownType = (type: string): string | undefined => shown[type];

/** Types that browsers show under another name. */
const sameTypes: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
  'image/apng': 'image/png',
};

/** @param head at most `headLength` bytes from the beginning */
export async function contentOf(head: Uint8Array): Promise<FileContent> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // The type may have parameters, such as `audio/ogg; codecs=opus`.
  const [mime = ''] = (found?.mime ?? '').split(';');
  const type = sameTypes[mime] ?? mime;
  if (programs.test(type) || isScript(head)) return { type, kind: 'other', isProgram: true };
  const kind = kindOf(type);
  const isDisguised = kind !== 'other' && shownType(type) !== undefined && holdsMarkup(head);
  if (kind !== 'other' && !isDisguised) return { type, kind, isProgram: false };
  if (isText(head)) return { type: 'text/plain', kind: 'text', isProgram: false };
  return { type: '', kind: 'other', isProgram: false };
}

function kindOf(type: string): FileKind {
  if (audio.test(type)) return 'audio';
  if (video.test(type)) return 'video';
  if (image.test(type)) return 'image';
  if (documents.test(type)) return 'document';
  return archives.test(type) ? 'archive' : 'other';
}

/** Begins with `#!`. */
const isScript = (head: Uint8Array) => head[0] === 0x23 && head[1] === 0x21;

/**
 * Whether an audio, video or image file contains markup that a browser would run if it treated it
 * as HTML.
 */
function holdsMarkup(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, 4096)).toString('latin1');
  return /<(script|html|body|iframe|svg|!doctype)[\s>]/i.test(text);
}

/**
 * Whether it is UTF-8 without control characters other than white space and escape; the last
 * character may be incomplete.
 */
function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell text from other bytes
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}

/**
 * Reads a file to its end.
 * @param timeout milliseconds to wait until it is opened, and for each chunk
 * @returns its checksum, its first bytes, and its size in bytes
 */
export async function readBytes(place: FilePlace, id: string, timeout: number) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  for await (const chunk of readChunks(await opened(timeout, place.open(id)), timeout)) {
    hash.update(chunk);
    countStreamedBytes(chunk.length);
    if (size < headLength) head.push(chunk.subarray(0, headLength - size));
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), head: Buffer.concat(head), size };
}
