import { uploadContentType, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { In } from 'typeorm';
import { FileEntity } from '../src/files/file.entity.js';
import { FileChecksService } from '../src/files/file-checks.service.js';
import { FileSweepsService } from '../src/files/file-sweeps.service.js';
import type { Client } from './client.js';
import type { TestApplication } from './test-application.js';
import { until } from './until.js';

/** Metadata of an upload; omitted fields get valid values. */
export interface UploadBeginning {
  readonly order: string;
  readonly name?: string;
  readonly purpose?: string;
  readonly size: number | string;
}

/** Sends a request of the tus protocol. */
export function tusRequest(
  client: Client,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array | string,
): Promise<Response> {
  return fetch(client.origin + path, {
    method,
    headers: { Cookie: client.cookie(), 'Tus-Resumable': '1.0.0', ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

/** Creates an upload. */
export function beginUpload(
  client: Client,
  { size, name = 'voice.wav', order, purpose }: UploadBeginning,
  headers: Record<string, string> = {},
): Promise<Response> {
  const metadata = Object.entries({ name, order, ...(purpose && { purpose }) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const all = { 'Upload-Length': String(size), 'Upload-Metadata': metadata, ...headers };
  return tusRequest(client, 'POST', uploadsPath, all);
}

/** @returns the path of a successfully created upload */
export async function begunUpload(client: Client, beginning: UploadBeginning): Promise<string> {
  const answer = await beginUpload(client, beginning);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}

export function sendPart(
  client: Client,
  path: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = { 'Content-Type': uploadContentType, 'Upload-Offset': String(offset), ...headers };
  return tusRequest(client, 'PATCH', path, all, bytes);
}

/** First bytes of a request of the tus protocol for a socket, up to its body. */
export const tusHead = (client: Client, method: string, path: string, ...headers: string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    `Cookie: ${client.cookie()}`,
    'Tus-Resumable: 1.0.0',
    ...headers,
    '',
    '',
  ].join('\r\n');

/** First bytes of a part for a socket. */
export const partHead = (client: Client, path: string, part: { offset: number; length: number }) =>
  tusHead(
    client,
    'PATCH',
    path,
    `Upload-Offset: ${part.offset}`,
    `Content-Type: ${uploadContentType}`,
    `Content-Length: ${part.length}`,
  );

/** Bytes that the server has received; the negative status if the request fails. */
export async function offsetOf(client: Client, path: string): Promise<number> {
  const answer = await tusRequest(client, 'HEAD', path);
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : -answer.status;
}

export const idOf = (path: string): string => path.split('/').at(-1) ?? '';

/**
 * Uploads bytes and attaches them.
 * @returns the file's id
 */
export async function uploadFile(
  client: Client,
  order: string,
  bytes: Uint8Array = Buffer.from('hello'),
  beginning: Partial<UploadBeginning> = {},
): Promise<string> {
  const path = await begunUpload(client, { order, size: bytes.length, ...beginning });
  const sent = await sendPart(client, path, 0, bytes);
  if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  await client.post(`/api/orders/${order}/files`, { uploadId: idOf(path) }).expect(201);
  return idOf(path);
}

/** Waits until all file checks are done. */
export async function filesChecked({ nest, database }: TestApplication): Promise<void> {
  do {
    await nest.get(FileChecksService).checkDue();
    // The application's own worker may be running a check.
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (await database.unitOfWork.read.existsBy(FileEntity, { state: 'checking', attempts: 1 }));
}

/** Deletes the bytes of deleted and refused files. The application's own worker may be at it. */
export async function filesPurged({ nest, database }: TestApplication): Promise<void> {
  const gone = { state: In(['deleted', 'refused']), isStored: true };
  await until(async () => {
    await nest.get(FileSweepsService).purge();
    return (await database.unitOfWork.read.existsBy(FileEntity, gone)) ? undefined : true;
  });
}

/** The beginning of an audio file: a WAV header and silence. */
export function wavBytes(seconds = 1): Buffer {
  const data = Buffer.alloc(8000 * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
