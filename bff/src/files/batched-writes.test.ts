import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BatchedWrites } from './batched-writes.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northcast-batches-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns the file's content, the number of writes, and the end position */
async function written(chunks: Buffer[], position = 0) {
  const path = join(folder, 'file');
  await writeFile(path, Buffer.alloc(position, '.'));
  const file = await open(path, 'r+');
  const write = jest.spyOn(file, 'write');
  const batches = new BatchedWrites(file, position);
  try {
    await pipeline(Readable.from(chunks), batches);
  } finally {
    await file.close();
  }
  return { bytes: await readFile(path), writes: write.mock.calls.length, end: batches.position };
}

const kibibytes = (count: number, byte: number) => Buffer.alloc(count * 1024, byte);

test('chunks of a socket are written four at a time, in their order, from the position on', async () => {
  const chunks = Array.from({ length: 9 }, (_, index) => kibibytes(64, index));
  const { bytes, writes, end } = await written(chunks, 5);
  expect(bytes.equals(Buffer.concat([Buffer.from('.....'), ...chunks]))).toBe(true);
  expect(end).toBe(bytes.length);
  expect(writes).toBe(3);
});

test('a few bytes at a time are written once', async () => {
  const { bytes, writes } = await written(Array.from({ length: 130 }, () => Buffer.from('x')));
  expect(bytes).toHaveLength(130);
  expect(writes).toBe(1);
});

test('chunks that end elsewhere than batches, and larger ones, lose nothing', async () => {
  const chunks = [100, 200, 700, 1].map((count, index) => kibibytes(count, index + 1));
  const { bytes, writes, end } = await written(chunks);
  expect(bytes.equals(Buffer.concat(chunks))).toBe(true);
  expect(end).toBe(1001 * 1024);
  expect(writes).toBe(4);
});

test('no bytes are no write', async () => {
  expect(await written([])).toMatchObject({ writes: 0, end: 0 });
});

test('a disk that takes less than it was given is an error, and what it took is counted', async () => {
  const path = join(folder, 'full');
  await writeFile(path, '');
  const file = await open(path, 'r+');
  jest.spyOn(file, 'write').mockResolvedValue({ bytesWritten: 3, buffer: '' });
  const batches = new BatchedWrites(file, 10);
  await expect(pipeline(Readable.from([kibibytes(1, 1)]), batches)).rejects.toThrow('1021 bytes');
  expect(batches.position).toBe(13);
  await file.close();
});
