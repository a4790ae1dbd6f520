import { createWriteStream, type WriteStream } from 'node:fs';
import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import path from 'node:path';
import { uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { collectStreamBuffers } from '@northcast/shared-contracts/http/collect-stream-buffers';
import { directWriteHeaders } from '@northcast/shared-contracts/http/direct-write';
import type { Request } from 'express';
import { reportError } from '../errors/answer-errors.js';
import type { DirectWriteSettings } from '../settings.js';
import { bffHeaders } from './bff-headers.js';
import type { StreamedBody } from './request-body.js';

interface FilePart {
  readonly file: string;
  /** Byte offset in the file at which the part begins. */
  readonly offset: number;
}

const uploadUrl = new RegExp(
  `^${uploadsPath}/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$`,
);

/** @returns the place of an upload part on disk, or null if only the bff can judge the request */
export function filePartOf(
  { method, url = '', headers }: IncomingMessage,
  { folder }: DirectWriteSettings,
): FilePart | null {
  const [, id] = uploadUrl.exec(url) ?? [];
  const offset = headers['upload-offset'];
  if (method !== 'PATCH' || id === undefined) return null;
  if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset)) return null;
  return { file: path.join(folder, id), offset: Number(offset) };
}

/** Headers of the call that asks the bff for permission. Its body stays empty. */
export function directWriteCallHeaders(
  request: Request,
  { token }: DirectWriteSettings,
): OutgoingHttpHeaders {
  const { 'content-length': length, ...headers } = bffHeaders(request);
  return {
    ...headers,
    [directWriteHeaders.token]: token,
    [directWriteHeaders.length]: length,
    'transfer-encoding': 'chunked',
  };
}

/**
 * Writes an upload part to its file once the bff permits it, and ends the call when every byte that
 * arrived is written. The bytes pass through one process instead of two; see decision 136.
 */
export class DirectWrite implements StreamedBody {
  private writes: WriteStream | undefined;

  constructor(
    private readonly body: IncomingMessage,
    private readonly part: FilePart,
  ) {}

  get isBusy(): boolean {
    return this.writes?.closed === false;
  }

  begin(call: ClientRequest): void {
    this.body.on('error', () => undefined);
    call.once('continue', () => this.write(call));
    // If the bff dies, its lock on the upload is gone and another request may write to the file.
    call.once('error', () => this.stop());
    call.flushHeaders();
  }

  end(call: ClientRequest, response: ServerResponse): void {
    // The client has left. Its bytes are still being written; the call ends afterwards.
    if (!response.writableFinished && this.isBusy) return;
    this.stop();
    if (!this.body.readableEnded) this.body.resume();
    call.destroy();
  }

  private write(call: ClientRequest): void {
    const { body, part } = this;
    const writes = createWriteStream(part.file, { flags: 'r+', start: part.offset });
    this.writes = writes;
    writes.once('error', (error) => {
      reportError('A part of an upload was not written', error);
      call.destroy(error);
    });
    writes.once('close', () => call.end());
    body.once('close', () => writes.end());
    if (body.destroyed) {
      writes.end();
      return;
    }
    body.pipe(writes);
    collectStreamBuffers(body);
  }

  private stop(): void {
    if (!this.isBusy || !this.writes) return;
    this.body.unpipe(this.writes);
    this.writes.destroy();
  }
}
