import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadPart, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { TestServers } from '../testing/http-exchange.js';
import { shellBefore } from '../testing/shell-before.js';

const servers = new TestServers();
let folder: string;
let file: string;
const id = '0190f5c0-0000-7000-8000-000000000000';
const upload = `${uploadsPath}/${id}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northcast-direct-'));
  file = path.join(folder, id);
  await writeFile(file, 'hello');
});
afterEach(async () => {
  servers.end();
  await rm(folder, { recursive: true });
});

async function connectedTo(bff: RequestListener) {
  const { port } = await shellBefore(servers, bff, { directWrites: { folder, token: 'secret' } });
  return await servers.connect(port);
}

/** The lines before a part, and the beginning of it. */
const part = (length: number, bytes: string, address = upload, offset = '5') =>
  [
    `PATCH ${address} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/offset+octet-stream',
    `Upload-Offset: ${offset}`,
    'X-Direct-Write-Token: guessed',
    `Content-Length: ${length}`,
    '',
    bytes,
  ] as const;

/** A bff that allows each write and answers when the call ends; what it is sent is in `calls`. */
function allowing() {
  const calls: { message: IncomingMessage; response: ServerResponse; bytes: number }[] = [];
  const listener: RequestListener = (message, response) => {
    const call = { message, response, bytes: 0 };
    calls.push(call);
    message.on('error', () => undefined);
    message.on('data', (chunk: Buffer) => {
      call.bytes += chunk.length;
    });
    message.once('end', () => response.writeHead(204).end());
    response.writeContinue();
  };
  return { calls, listener };
}

const content = () => readFile(file, 'utf8');
async function contentBecomes(text: string): Promise<void> {
  while ((await content()) !== text) await moment(5);
}
const moment = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms));

test('a part is written at its offset, and the call to the bff contains none of its bytes', async () => {
  const { calls, listener } = allowing();
  const connection = await connectedTo(listener);
  connection.send(...part(6, ' wor'));
  await contentBecomes('hello wor');
  expect(connection.received).toBe('');
  connection.send('ld');
  await connection.receives(/^HTTP\/1\.1 204/);
  expect(await content()).toBe('hello world');
  expect(calls).toMatchObject([{ bytes: 0, message: { method: 'PATCH', url: upload } }]);
  const { headers } = calls[0]?.message ?? {};
  expect(headers).toMatchObject({
    'upload-offset': '5',
    'x-direct-write-token': 'secret',
    'x-direct-write-length': '6',
  });
  expect(headers).not.toHaveProperty('content-length');
});

test.each(['content-length', 'transfer-encoding', 'host, x-direct-write-length'])(
  'a part whose Connection header names %s is written like any other',
  async (names) => {
    const { calls, listener } = allowing();
    const connection = await connectedTo(listener);
    const [method, ...rest] = part(6, ' world');
    connection.send(method, `Connection: ${names}`, ...rest);
    await connection.receives(/^HTTP\/1\.1 204/);
    expect(await content()).toBe('hello world');
    expect(calls[0]?.message.headers).toMatchObject({ 'x-direct-write-length': '6' });
  },
);

test('a part that the bff rejects is not written, and the connection stays usable', async () => {
  const connection = await connectedTo((_request, response) => {
    setTimeout(() => response.writeHead(409, { 'Content-Length': '2' }).end('{}'), 50);
  });
  const length = uploadPart.max;
  connection.send(...part(length, ''));
  void connection.sendAll(Buffer.alloc(length));
  connection.send('GET /robots.txt HTTP/1.1', 'Host: x', '', '');
  await connection.receives(/^HTTP\/1\.1 409[\s\S]*\{\}HTTP\/1\.1 200/);
  expect(await content()).toBe('hello');
});

test('bytes sent before the client disconnects are written, then the call to the bff ends', async () => {
  const { calls, listener } = allowing();
  const connection = await connectedTo(listener);
  connection.send(...part(1000, ' world'));
  await contentBecomes('hello world');
  const [call] = calls;
  const ended = call && once(call.message, 'end');
  connection.leave();
  await ended;
  expect(call?.message.complete).toBe(true);
});

test.each<[string, (response: ServerResponse) => unknown, RegExp]>([
  ['responds', (response) => response.writeHead(204).end(), /^HTTP\/1\.1 204/],
  ['disconnects', (response) => response.socket?.destroy(), /^HTTP\/1\.1 503[\s\S]*try again/],
])('the rest of a part is discarded when the bff %s early', async (_case, finish, answer) => {
  const { calls, listener } = allowing();
  const connection = await connectedTo(listener);
  connection.send(...part(1000, ' world'));
  await contentBecomes('hello world');
  if (calls[0]) finish(calls[0].response);
  await connection.receives(answer);
  connection.send('!'.repeat(994));
  connection.send('GET /robots.txt HTTP/1.1', 'Host: x', '', '');
  await connection.receives(/HTTP\/1\.1 200/);
  expect(await content()).toBe('hello world');
});

test('a part that cannot be written gets 503, and the call to the bff is aborted', async () => {
  const { calls, listener } = allowing();
  const connection = await connectedTo(listener);
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await rm(file);
  connection.send(...part(6, ' world'));
  await connection.receives(/^HTTP\/1\.1 503/);
  expect(log.mock.calls.join()).toContain('A part of an upload was not written: Error: ENOENT');
  log.mockRestore();
  expect(calls[0]?.message.complete).toBe(false);
  await writeFile(file, '');
});

test.each([
  ['a query in its URL', `${upload}?x=1`, '5'],
  ['an invalid upload id', `${uploadsPath}/..%2F..%2Fx`, '5'],
  ['an invalid offset', upload, '-1'],
])('a part with %s is forwarded to the bff with its body', async (_case, address, offset) => {
  const { calls, listener } = allowing();
  const connection = await connectedTo(listener);
  connection.send(...part(6, ' world', address, offset));
  await connection.receives(/HTTP\/1\.1 204/);
  expect(calls).toMatchObject([{ bytes: 6 }]);
  expect(calls[0]?.message.headers).not.toHaveProperty('x-direct-write-token');
  expect(await content()).toBe('hello');
});
