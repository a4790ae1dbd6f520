import fs, { type StatsFs } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/server';
import { uuidv7 } from 'uuidv7';
import { S3Place } from './s3-place.js';

describe('a bucket', () => {
  const id = uuidv7();
  let folder: string;
  let server: Server;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-bucket-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  async function placeOn(listener: RequestListener, timeout = 200): Promise<S3Place> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const bucket = { bucket: 'files', region: 'us-east-1', key: 'key', secret: 'secret' };
    return new S3Place({ endpoint, ...bucket }, folder, timeout);
  }

  test.each<[string, (place: S3Place) => Promise<unknown>]>([
    ['open', (place) => place.open(id)],
    ['delete', (place) => place.delete(id)],
    ['received', (place) => place.received(id)],
    ['uploads.create', ({ uploads }) => uploads.create(new Upload({ id, size: 1, offset: 0 }))],
  ])('that stalls before it responds makes `%s` fail', async (_, call) => {
    const place = await placeOn(() => undefined);
    await expect(call(place)).rejects.toThrow('200 ms');
  });

  test('that creates an upload too late gets it removed again', async () => {
    const place = await placeOn(() => undefined);
    const upload = new Upload({ id, size: 1, offset: 0 });
    let finish: () => void = () => undefined;
    jest.spyOn(S3Store.prototype, 'create').mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve(upload);
      }),
    );
    const remove = jest.spyOn(S3Store.prototype, 'remove').mockResolvedValue();
    await expect(place.uploads.create(upload)).rejects.toThrow('200 ms');
    expect(remove).not.toHaveBeenCalled();
    finish();
    await new Promise(setImmediate);
    expect(remove.mock.calls).toEqual([[id]]);
  });

  test('that stalls within a file makes the copy for a program fail', async () => {
    const place = await placeOn((_, response) => {
      response.writeHead(200, { 'Content-Length': 10 }).write('begin');
    });
    await expect(place.withPath(id, async () => undefined)).rejects.toThrow('200 ms');
  });

  test.each<[string, (place: S3Place) => Promise<unknown>]>([
    ['open', async (place) => (await place.open(id)).destroy()],
    ['delete', (place) => place.delete(id)],
    ['received', (place) => place.received(id)],
  ])('answers `%s` while 50 downloads are not read', async (_, call) => {
    const place = await placeOn(sendFirstChunk, 2000);
    const unread: Readable[] = [];
    for (let count = 0; count < 50; count += 1) unread.push(await place.open(id));
    await call(place);
    for (const file of unread) file.destroy();
  });

  describe('with room for less than ten bytes on the disk', () => {
    let written: jest.SpyInstance;
    beforeEach(() => {
      const free = { bavail: 512 * 1024 * 1024 + 10, bsize: 1 } as StatsFs;
      jest.spyOn(fs.promises, 'statfs').mockResolvedValue(free);
      written = jest.spyOn(fs, 'createWriteStream');
    });
    afterEach(() => jest.restoreAllMocks());

    test('does not begin to copy a file of ten bytes for a program', async () => {
      const place = await placeOn((_, response) => response.end('ten bytes.'), 2000);
      const copying = place.withPath(id, async () => undefined);
      await expect(copying).rejects.toThrow('the disk has no room for a copy of the file');
      expect(written).not.toHaveBeenCalled();
    });

    test('copies a file of nine bytes', async () => {
      const place = await placeOn((_, response) => response.end('nine byte'), 2000);
      const copied = await place.withPath(id, (path) => readFile(path, 'utf8'));
      expect(copied).toBe('nine byte');
    });
  });

  /** Begins to send the file. There are no other objects. */
  const sendFirstChunk: RequestListener = ({ method, url = '' }, response) => {
    const [path] = url.split('?');
    if (method === 'GET' && path === `/files/${id}`) {
      response.writeHead(200, { 'Content-Length': 10 }).write('begin');
    } else if (method === 'DELETE') response.writeHead(204).end();
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  };
});
