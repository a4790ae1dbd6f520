import { Inject, Injectable } from '@nestjs/common';
import { collectStreamBuffers } from '@northcast/shared-contracts/http/collect-stream-buffers';
import type { Request, Response } from 'express';
import { sendBody } from '../downloads/send-body.js';
import { fileGone, fileInChecks, notFound } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import type { FileRow } from './file.entity.js';
import { shownType } from './file-content.js';
import { type ByteRange, type FilePlace, filePlaceToken, isMissing } from './file-place.js';
import { FilesService } from './files.service.js';
import { openedFile } from './place-requests.js';
import { placeTimeout } from './time-limits.js';

/**
 * Sends files. An uploaded file cannot run scripts, is shown inline only if it is audio, video or
 * an image, and is not cached.
 */
@Injectable()
export class FileDownloadsService {
  /** Milliseconds to wait until a file is opened. */
  openTimeout = placeTimeout;

  constructor(
    private readonly files: FilesService,
    @Inject(filePlaceToken) private readonly place: FilePlace,
  ) {}

  /**
   * @throws 404, 409 while the file is being checked, 410 when it was refused or deleted, 503 while
   * its place does not answer
   */
  async send(account: Account, id: string, request: Request, response: Response): Promise<void> {
    const { row } = await this.files.find(account, id);
    if (row.link !== null) throw notFound();
    if (row.state === 'checking' || row.state === 'uploading') throw fileInChecks();
    if (row.state !== 'ready') throw fileGone();
    const { size } = row;
    const tag = `"${row.sha256}"`;
    setHeaders(response, row, tag, request.query.inline === '1');
    const isSame = [undefined, tag].includes(request.get('if-range'));
    const range = isSame ? rangeOf(request.get('range'), size) : undefined;
    if (range === null) {
      response.status(416).set('Content-Range', `bytes */${size}`).end();
      return;
    }
    if (range)
      response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    response.set('Content-Length', String(range ? range.end - range.start + 1 : size));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await this.stream(row, range, response);
  }

  private async stream(
    { id }: FileRow,
    range: { start: number; end: number } | undefined,
    response: Response,
  ): Promise<void> {
    const bytes = await openedFile(this.place, this.openTimeout, id, range).catch((error) => {
      for (const name of response.getHeaderNames()) {
        if (/^content-(length|range|disposition)$/.test(name)) response.removeHeader(name);
      }
      throw isMissing(error) ? fileGone() : error;
    });
    const sent = sendBody(bytes, response);
    collectStreamBuffers(bytes);
    await sent;
  }
}

function setHeaders(response: Response, { name, type }: FileRow, tag: string, inline: boolean) {
  const shown = inline ? shownType(type) : undefined;
  response.set({
    'Content-Type': shown ?? 'application/octet-stream',
    'Content-Disposition': dispositionOf(name, shown !== undefined),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  });
}

/** The name in both forms of RFC 6266; only the second one carries non-ASCII characters. */
export function dispositionOf(name: string, isShown: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const kind = isShown ? 'inline' : 'attachment';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Parses the `Range` header (RFC 9110, 14.2). Several ranges get the whole file, as servers may
 * choose.
 * @returns undefined for the whole file, null for a range that cannot be satisfied
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}
