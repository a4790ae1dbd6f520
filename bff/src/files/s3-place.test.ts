import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { S3Place } from './s3-place.js';

describe('a bucket that stalls', () => {
  const id = uuidv7();
  let folder: string;
  let server: Server;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-bucket-'));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  async function placeOn(listener: RequestListener): Promise<S3Place> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const bucket = { bucket: 'files', region: 'us-east-1', key: 'key', secret: 'secret' };
    return new S3Place({ endpoint, ...bucket }, folder, 200);
  }

  test.each<[string, (place: S3Place) => Promise<unknown>]>([
    ['open', (place) => place.open(id)],
    ['delete', (place) => place.delete(id)],
    ['received', (place) => place.received(id)],
  ])('before it responds makes `%s` fail', async (_, call) => {
    const place = await placeOn(() => undefined);
    await expect(call(place)).rejects.toThrow();
  });

  test('within a file makes the copy for a program fail', async () => {
    const place = await placeOn((_, response) => {
      response.writeHead(200, { 'Content-Length': 10 }).write('begin');
    });
    await expect(place.withPath(id, async () => undefined)).rejects.toThrow();
  });
});
