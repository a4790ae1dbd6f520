import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { uploadContentType, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import type { Logger } from 'pino';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startS3Peer } from '../../test/s3-peer.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import {
  beginUpload,
  begunUpload,
  filesChecked,
  filesPurged,
  idOf,
  offsetOf,
  partHead,
  sendPart,
  tusRequest,
  uploadFile,
} from '../../test/uploads.js';
import { problems } from '../errors/problems.js';
import { logToken } from '../log/log.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { FileEntity } from './file.entity.js';
import { FileSweepsService } from './file-sweeps.service.js';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const placement = { customerPhone: '1', projectBrief: 'x' };
const settings = { UPLOAD_MAX_BYTES: '40MiB', FILES_QUOTA_BYTES: '100MiB' };

const places = [...databases.map((name) => [name, 'disk'] as const), ['sqlite', 's3'] as const];

describe.each(places)('uploads on %s with files on %s', (database, place) => {
  let application: TestApplication;
  let peer: Awaited<ReturnType<typeof startS3Peer>> | undefined;
  let customer: Client;
  let order: string;

  beforeAll(async () => {
    if (place === 's3') peer = await startS3Peer();
    const url = peer === undefined ? {} : { FILES_URL: peer.url };
    application = await startApplication(database, { ...settings, ...url });
  });
  afterAll(async () => {
    await application.close();
    await peer?.close();
  });
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });

  test('a file uploaded in parts is stored and downloaded unchanged', async () => {
    const bytes = randomBytes(17 * 1024 * 1024);
    const path = await begunUpload(customer, { order, size: bytes.length });
    expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    for (let at = 0; at < bytes.length; at += 9_000_000) {
      const sent = await sendPart(customer, path, at, bytes.subarray(at, at + 9_000_000));
      expect(sent.status).toBe(204);
    }
    await customer.post(`/api/orders/${order}/files`, { uploadId: idOf(path) }).expect(201);
    await filesChecked(application);
    const { body } = await customer.get(`/api/orders/${order}/files`).expect(200);
    expect(body).toMatchObject([
      { id: idOf(path), state: 'ready', size: bytes.length, sha256: sha256(bytes) },
    ]);
    const answer = await tusRequest(customer, 'GET', `/api/files/${idOf(path)}`);
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(bytes));
    const middle = await tusRequest(customer, 'GET', `/api/files/${idOf(path)}`, {
      Range: 'bytes=9000000-9000009',
    });
    expect(middle.status).toBe(206);
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(bytes.subarray(9_000_000, 9_000_010));
  });

  test('a client that disconnects during a part resumes at the stored offset', async () => {
    const bytes = randomBytes(14 * 1024 * 1024);
    const path = await begunUpload(customer, { order, size: bytes.length });
    const error = jest.spyOn(application.nest.get<Logger>(logToken), 'error');
    await vanish(customer, path, bytes, 12 * 1024 * 1024);
    let offset = await offsetOf(customer, path);
    for (let turn = 0; turn < 50 && offset <= 0; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      offset = await offsetOf(customer, path);
    }
    expect(offset).toBeGreaterThan(0);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
    expect((await sendPart(customer, path, offset, bytes.subarray(offset))).status).toBe(204);
    await customer.post(`/api/orders/${order}/files`, { uploadId: idOf(path) }).expect(201);
    await filesChecked(application);
    const { body } = await customer.get(`/api/orders/${order}/files`);
    expect(body).toMatchObject([{ state: 'ready', sha256: sha256(bytes) }]);
  });

  test('a complete upload becomes one file without being attached, and also if attached twice', async () => {
    const bytes = Buffer.from('hello');
    const path = await begunUpload(customer, { order, size: 5 });
    await customer.post(`/api/orders/${order}/files`, { uploadId: idOf(path) }).expect(409);
    await sendPart(customer, path, 0, bytes);
    await application.nest.get(FileSweepsService).sweep();
    await filesChecked(application);
    for (let call = 0; call < 2; call += 1) {
      const { body } = await customer
        .post(`/api/orders/${order}/files`, { uploadId: idOf(path) })
        .expect(201);
      expect(body).toMatchObject({ state: 'ready', type: 'text/plain', kind: 'text' });
    }
    // A client that missed the last response asks for the offset.
    expect(await offsetOf(customer, path)).toBe(5);
    expect((await customer.get(`/api/orders/${order}/files`)).body).toHaveLength(1);
  });

  test('a complete upload is noticed however many older ones are unfinished', async () => {
    const id = idOf(await begunUpload(customer, { order, size: 5 }));
    const { unitOfWork } = application.database;
    await unitOfWork.write(async (manager) => {
      const row = await manager.findOneByOrFail(FileEntity, { id });
      const older = Array.from({ length: 500 }, (_, index) => ({
        ...row,
        orderId: null,
        uploaderId: null,
        id: `${id.slice(0, 8)}-0000-7000-8000-${String(index).padStart(12, '0')}`,
      }));
      await manager.insert(FileEntity, older);
    });
    const complete = await uploadFile(customer, order);
    await filesChecked(application);
    await unitOfWork.write((manager) =>
      manager.update(FileEntity, { id: complete }, { state: 'uploading' }),
    );
    await application.nest.get(FileSweepsService).sweep();
    const { state } = await unitOfWork.read.findOneByOrFail(FileEntity, { id: complete });
    expect(state).not.toBe('uploading');
    await unitOfWork.write((manager) => manager.delete(FileEntity, { state: 'uploading' }));
  });

  test.each(['?x=1', '?%', '?/'])('a URL with %s refers to the same upload', async (query) => {
    const path = await begunUpload(customer, { order, size: 5 });
    expect(await offsetOf(customer, path + query)).toBe(0);
    expect((await sendPart(customer, path + query, 0, Buffer.from('hello'))).status).toBe(204);
    expect(await offsetOf(customer, path)).toBe(5);
    const none = `${uploadsPath}/00000000-0000-7000-8000-000000000000`;
    expect(await offsetOf(customer, none + query)).toBe(-404);
  });

  test('an unfinished upload is kept for a week and then deleted', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    const sweeps = application.nest.get(FileSweepsService);
    const day = 86_400_000;
    await sweeps.sweep(undefined, Date.now() + 6.9 * day);
    expect(await offsetOf(customer, path)).toBe(0);
    await sweeps.sweep(undefined, Date.now() + 7.1 * day);
    await filesPurged(application);
    expect(await offsetOf(customer, path)).toBe(-404);
    expect((await customer.get(`/api/orders/${order}/files`)).body).toEqual([]);
  });

  test('cancelling deletes an unfinished upload and returns 409 for a complete one', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    await sendPart(customer, path, 0, Buffer.from('hel'));
    expect((await tusRequest(customer, 'DELETE', path)).status).toBe(204);
    expect(await offsetOf(customer, path)).toBeLessThan(0);
    const kept = await uploadFile(customer, order);
    expect((await tusRequest(customer, 'DELETE', `${uploadsPath}/${kept}`)).status).toBe(409);
    await filesChecked(application);
    await customer.delete(`/api/files/${kept}`).expect(204);
    await filesPurged(application);
    await customer.get(`/api/files/${kept}`).expect(404);
    for (const id of [kept, idOf(path)]) {
      if (peer) expect((await peer.keys()).join()).not.toContain(id);
    }
  });

  const megabyte = 1024 * 1024;
  test.each([
    ['no name', { name: '' }, 400, problems.fileName],
    ['a name of invisible characters', { name: '\u202e\u200b' }, 400, problems.fileName],
    ['the name of a program', { name: 'setup.exe' }, 422, problems.fileProgram],
    ['the disguised name of a program', { name: 'song.mp3.scr . ' }, 422, problems.fileProgram],
    ['a size of zero', { size: 0 }, 400, problems.fileEmpty],
    ['a size above the maximum', { size: 41 * megabyte }, 413, problems.fileTooLarge],
    ['a size that is not a number', { size: 'x' }, 400, problems.malformed],
    ['a negative size', { size: -1 }, 400, problems.malformed],
    ['an invalid order id', { order: '../etc' }, 404, problems.notFound],
  ])('an upload with %s is rejected', async (_case, change, status, message) => {
    const answer = await beginUpload(customer, { order, size: 5, ...change });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({ status, message });
    expect((await customer.get(`/api/orders/${order}/files`)).body).toEqual([]);
  });

  test('requests that violate the upload protocol are rejected', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    const status = async (answer: Promise<Response>) => (await answer).status;
    const hello = Buffer.from('hello');
    const deferred = { 'Upload-Defer-Length': '1' };
    const length = { 'Upload-Length': '5' };
    expect(await status(tusRequest(customer, 'POST', uploadsPath, deferred))).toBe(400);
    expect(await status(tusRequest(customer, 'POST', uploadsPath, length))).toBe(400);
    const joined = { ...length, 'Upload-Concat': `final;${path}` };
    expect(await status(tusRequest(customer, 'POST', uploadsPath, joined))).toBe(400);
    const withBytes = { ...length, 'Content-Type': uploadContentType };
    expect(await status(tusRequest(customer, 'POST', uploadsPath, withBytes, hello))).toBe(415);
    expect(await status(tusRequest(customer, 'GET', path))).toBe(404);
    expect(await status(tusRequest(customer, 'PUT', path, {}, '{}'))).toBe(415);
    expect(await status(sendPart(customer, path, 3, hello))).toBe(409);
    expect(await status(sendPart(customer, path, 0, Buffer.alloc(6)))).toBe(413);
    expect(await status(sendPart(customer, path, 0, hello, { 'Content-Type': 'text/plain' }))).toBe(
      415,
    );
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await status(sendPart(customer, path, 0, hello, crossSite))).toBe(403);
    expect(await status(tusRequest(customer, 'PATCH', `${uploadsPath}/..%2f..%2fx`))).toBe(404);
    expect(await offsetOf(customer, path)).toBe(0);
    const answer = await tusRequest(customer, 'HEAD', path, { Origin: application.origin });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('upload-metadata') ?? '').toBe('');
  });

  test('an upload is accessible only to its uploader', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    const other = await application.customer();
    const admin = await application.administrator();
    for (const client of [other, admin, application.visitor()]) {
      const expected = client.cookie() === '' ? 401 : 404;
      expect(await offsetOf(client, path)).toBe(-expected);
      const sent = await sendPart(client, path, 0, Buffer.from('hello'));
      expect(sent.status).toBe(expected);
      expect((await tusRequest(client, 'DELETE', path)).status).toBe(expected);
    }
    expect((await beginUpload(other, { order, size: 5 })).status).toBe(404);
    expect((await beginUpload(customer, { order, size: 5, purpose: 'delivery' })).status).toBe(403);
    expect((await beginUpload(admin, { order, size: 5, purpose: 'delivery' })).status).toBe(201);
    expect((await customer.get(`/api/orders/${order}/files`)).body).toHaveLength(1);
  });

  test('the number of unfinished uploads and the total size are limited for each account', async () => {
    for (let size = 40 * megabyte; size <= 80 * megabyte; size += 40 * megabyte) {
      await begunUpload(customer, { order, size: 40 * megabyte });
    }
    const over = await beginUpload(customer, { order, size: 21 * megabyte });
    expect([over.status, await over.json()]).toMatchObject([413, { message: problems.filesQuota }]);
    const answers: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      answers.push((await beginUpload(customer, { order, size: 1 })).status);
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(48);
    expect(new Set(answers.slice(48))).toEqual(new Set([409]));
  });

  test('concurrent uploads cannot exceed the quota', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => beginUpload(customer, { order, size: 30 * megabyte })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill(201),
      ...Array(5).fill(413),
    ]);
  });

  test('a cancelled order rejects new uploads, parts of started uploads and file links with 409', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    await customer.post(`/api/orders/${order}/cancel`).expect(({ status }) => {
      if (status >= 400) throw new Error(`cancelled with ${status}`);
    });
    expect((await sendPart(customer, path, 0, Buffer.from('hello'))).status).toBe(409);
    expect((await beginUpload(customer, { order, size: 5 })).status).toBe(409);
    await customer
      .post(`/api/orders/${order}/file-links`, { url: 'https://drive.example.com/x' })
      .expect(409);
  });

  test('stored files and their folder are accessible only to the user of the server process', async () => {
    if (place === 's3') return;
    await uploadFile(customer, order);
    const { files } = application.nest.get<Settings>(settingsToken);
    const folder = files.place.kind === 'disk' ? files.place.folder : '';
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });
});

/** Sends only a part of the announced bytes, and disconnects. */
async function vanish(client: Client, path: string, bytes: Buffer, sent: number): Promise<void> {
  const { port } = new URL(client.origin);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write(partHead(client, path, { offset: 0, length: bytes.length }));
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, sent), () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 500));
  socket.destroy();
}
