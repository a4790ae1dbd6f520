import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { StatsFs } from 'node:fs';
import fs, { open } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { uploadContentType } from '@northcast/shared-contracts/api/uploads-path';
import { directWriteHeaders } from '@northcast/shared-contracts/http/direct-write';
import type { Client } from '../../test/client.js';
import { startS3Peer } from '../../test/s3-peer.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { begunUpload, filesChecked, idOf, offsetOf, sendPart } from '../../test/uploads.js';
import { type Settings, settingsToken } from '../settings/settings.js';

const token = 'a token that two servers share, and nobody else';
const placement = { customerPhone: '1', projectBrief: 'x' };

let application: TestApplication;
let customer: Client;
let order: string;

async function start(environment: Record<string, string> = {}): Promise<void> {
  application = await startApplication('sqlite', { UPLOADS_TOKEN: token, ...environment });
  customer = await application.customer();
  order = (await customer.post('/api/orders', placement).expect(201)).body.id;
}

/** Asks as the shell server does. */
function ask(path: string, offset: number, length: number, shown = token, who = customer) {
  return request(application.origin + path, {
    method: 'PATCH',
    headers: {
      Cookie: who.cookie(),
      'Tus-Resumable': '1.0.0',
      'Content-Type': uploadContentType,
      'Upload-Offset': offset,
      'Transfer-Encoding': 'chunked',
      [directWriteHeaders.token]: shown,
      [directWriteHeaders.length]: length,
    },
  });
}

/** @returns whether the bff allowed the write, or what it answered instead */
async function outcomeOf(call: ClientRequest): Promise<'allowed' | number> {
  call.flushHeaders();
  const answered = new Promise<number>((resolve) => {
    call.once('response', (response) => resolve(response.resume().statusCode ?? 0));
  });
  return await Promise.race([once(call, 'continue').then(() => 'allowed' as const), answered]);
}

async function write(path: string, bytes: Buffer, offset: number): Promise<void> {
  const { place } = application.nest.get<Settings>(settingsToken).files;
  if (place.kind !== 'disk') throw new Error('not on disk');
  const file = await open(join(place.folder, idOf(path)), 'r+');
  await file.write(bytes, 0, bytes.length, offset);
  await file.close();
}

async function end(call: ClientRequest): Promise<IncomingMessage> {
  const answered = once(call, 'response');
  call.end();
  const [response] = await answered;
  return response.resume();
}

describe('direct writes to the disk', () => {
  beforeAll(() => start());
  afterAll(() => application.close());

  test('parts written by the shell and parts sent through the bff form one file', async () => {
    const bytes = randomBytes(30_000);
    const path = await begunUpload(customer, { order, size: bytes.length });
    const call = ask(path, 0, 10_000);
    expect(await outcomeOf(call)).toBe('allowed');
    await write(path, bytes.subarray(0, 10_000), 0);
    const { statusCode, headers } = await end(call);
    expect(statusCode).toBe(204);
    expect(headers['upload-offset']).toBe('10000');
    await sendPart(customer, path, 10_000, bytes.subarray(10_000, 20_000));
    const last = ask(path, 20_000, 10_000);
    expect(await outcomeOf(last)).toBe('allowed');
    await write(path, bytes.subarray(20_000), 20_000);
    await end(last);
    await filesChecked(application);
    const { body } = await customer.get(`/api/orders/${order}/files`).expect(200);
    expect(body).toMatchObject([{ state: 'ready', size: 30_000 }]);
  });

  test('bytes written before the request is aborted count towards the offset', async () => {
    const path = await begunUpload(customer, { order, size: 10 });
    const call = ask(path, 0, 10);
    expect(await outcomeOf(call)).toBe('allowed');
    await write(path, Buffer.from('hello'), 0);
    call.on('error', () => undefined).destroy();
    expect(await offsetOf(customer, path)).toBe(5);
  });

  test('a second request for the upload ends the direct write in progress with 204', async () => {
    const path = await begunUpload(customer, { order, size: 10 });
    const call = ask(path, 0, 10);
    expect(await outcomeOf(call)).toBe('allowed');
    await write(path, Buffer.from('hello'), 0);
    const answered = once(call, 'response');
    expect(await offsetOf(customer, path)).toBe(5);
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(204);
    call.on('error', () => undefined).destroy();
  });

  test.each([
    ['with a wrong token', 0, 5, 'x'.repeat(token.length), 400],
    ['with a length that is not a number', 0, Number.NaN, token, 400],
    ['beyond the end of the stored bytes', 5, 5, token, 409],
    ['longer than the rest of the file', 0, 11, token, 413],
  ])('a direct write %s is rejected', async (_case, offset, length, shown, status) => {
    const path = await begunUpload(customer, { order, size: 10 });
    const call = ask(path, offset, length, shown);
    expect(await outcomeOf(call)).toBe(status);
    call.on('error', () => undefined).destroy();
    expect(await offsetOf(customer, path)).toBe(0);
  });

  test('a direct write longer than the maximum size of a part is rejected', async () => {
    const path = await begunUpload(customer, { order, size: 40 * 1024 * 1024 });
    const call = ask(path, 0, 33 * 1024 * 1024);
    const outcome = await outcomeOf(call);
    call.on('error', () => undefined).destroy();
    expect(outcome).toBe(413);
  });

  test('a direct write that the disk has no room for is rejected with 413', async () => {
    const path = await begunUpload(customer, { order, size: 10 });
    const free = { bavail: 512 * 1024 * 1024 + 5, bsize: 1 } as StatsFs;
    const statfs = jest.spyOn(fs, 'statfs').mockResolvedValue(free);
    const call = ask(path, 0, 5);
    expect(await outcomeOf(call)).toBe(413);
    call.on('error', () => undefined).destroy();
    statfs.mockRestore();
    expect(await offsetOf(customer, path)).toBe(0);
  });

  test("a direct write to another customer's upload returns 404", async () => {
    const path = await begunUpload(customer, { order, size: 10 });
    const other = await application.customer();
    const call = ask(path, 0, 5, token, other);
    expect(await outcomeOf(call)).toBe(404);
    call.on('error', () => undefined).destroy();
  });
});

test('a direct write returns 400 if files are stored in a bucket', async () => {
  const peer = await startS3Peer();
  await start({ FILES_URL: peer.url });
  const path = await begunUpload(customer, { order, size: 10 });
  const call = ask(path, 0, 5);
  expect(await outcomeOf(call)).toBe(400);
  call.on('error', () => undefined).destroy();
  await application.close();
  await peer.close();
});
