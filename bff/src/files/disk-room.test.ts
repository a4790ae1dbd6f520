import childProcess, { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type StatsFs, statfsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadContentType } from '@northcast/shared-contracts/api/uploads-path';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import {
  beginUpload,
  begunUpload,
  filesChecked,
  offsetOf,
  sendPart,
  tusRequest,
  uploadFile,
} from '../../test/uploads.js';
import { problems } from '../errors/problems.js';
import { DiskPlace } from './disk-place.js';
import { DiskRoom } from './disk-room.js';
import { FileEntity } from './file.entity.js';
import { FileDownloadsService } from './file-downloads.service.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { UploadsService } from './uploads.service.js';

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;
const reserve = 512 * mebibyte;
const placement = { customerPhone: '1', projectBrief: 'x' };

/** Reports this many free bytes for every file system. */
function setFreeBytes(bytes: number): void {
  jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: bytes, bsize: 1 } as StatsFs);
}

/** Does not say how many bytes are free until the test does, as a network disk that stalls. */
function stallDisk() {
  let answer: (bytes: number) => void = () => undefined;
  const answered = new Promise<StatsFs>((resolve) => {
    answer = (bytes) => resolve({ bavail: bytes, bsize: 1 } as StatsFs);
  });
  const asked = jest.spyOn(fs, 'statfs').mockReturnValue(answered);
  const measured = jest.spyOn(DiskPlace.prototype, 'room');
  /** Waits until so many requests wait for the disk. */
  const untilAsked = (times: number) =>
    until(async () => measured.mock.calls.length >= times || undefined);
  return { asked, untilAsked, answer };
}

afterEach(() => jest.restoreAllMocks());

test('the room of a disk is what the reserve and all unfinished uploads leave free', async () => {
  const folder = await fs.mkdtemp(join(tmpdir(), 'northcast-room-'));
  const place = new DiskPlace(folder, async () => undefined);
  const begun = { id: randomUUID(), size: 100 };
  const withoutBytes = { id: randomUUID(), size: 10 };
  await place.put(begun.id, Buffer.alloc(60));
  setFreeBytes(reserve + 52);
  expect(await place.room([begun, withoutBytes])).toBe(2);
  await place.put(begun.id, Buffer.alloc(61));
  expect(await place.room([begun, withoutBytes])).toBe(3);
  expect(await place.room()).toBe(52);
  await fs.rm(folder, { recursive: true });
});

test('all calls wait for one answer of a stalled disk, and hold one thread', async () => {
  const folder = await fs.mkdtemp(join(tmpdir(), 'northcast-room-'));
  const place = new DiskPlace(folder, async () => undefined);
  const unfinished = [1, 2, 3].map((size) => ({ id: randomUUID(), size }));
  const disk = stallDisk();
  const sized = jest.spyOn(fs, 'stat');
  const rooms = [place.room(), place.room(), place.room(unfinished), place.room(unfinished)];
  const missing = expect(place.open(randomUUID())).rejects.toMatchObject({ code: 'ENOENT' });
  const others = [place.received(randomUUID()), place.isEmpty(), place.delete(randomUUID())];
  expect(disk.asked).toHaveBeenCalledTimes(1);
  expect(sized).not.toHaveBeenCalled();
  disk.answer(reserve + 10);
  expect(await Promise.all(rooms)).toEqual([10, 10, 4, 4]);
  await missing;
  expect(await Promise.all(others)).toEqual([null, true, undefined]);
  setFreeBytes(reserve + 9);
  expect(await place.room()).toBe(9);
  await fs.rm(folder, { recursive: true });
});

/** The room on the disk of a folder after a call that never returns. */
async function stalledRoom(folder: string) {
  const { asked } = stallDisk();
  const room = new DiskRoom(folder);
  const timeout = jest.replaceProperty(room, 'timeout', 50);
  await expect(room.measure()).rejects.toThrow(TimeoutError);
  timeout.restore();
  return { asked, room };
}

test('the room of a disk is measured without another call while one never returns', async () => {
  const folder = await fs.mkdtemp(join(tmpdir(), 'northcast-room-'));
  const roomNow = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize - reserve;
  };
  const { asked, room } = await stalledRoom(folder);
  const before = roomNow();
  const [measured, shared] = await Promise.all([room.measure(), room.measure()]);
  const after = roomNow();
  expect(shared).toBe(measured);
  // Other programs write to the disk, for as long as a busy machine takes to start the program.
  expect(measured).toBeGreaterThan(Math.min(before, after) - gibibyte);
  expect(measured).toBeLessThan(Math.max(before, after) + gibibyte);
  await fs.rm(folder, { recursive: true });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  await expect(room.measure()).rejects.toThrow(TimeoutError);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('calls share an answer of the program for a second', async () => {
  const folder = await fs.mkdtemp(join(tmpdir(), 'northcast-room-'));
  const { room } = await stalledRoom(folder);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const measured = await room.measure();
  await fs.rm(folder, { recursive: true });
  clock.mockReturnValue(5999);
  expect(await room.measure()).toBe(measured);
  clock.mockReturnValue(6000);
  await expect(room.measure()).rejects.toThrow(TimeoutError);
  await fs.mkdir(folder);
  await expect(room.measure()).rejects.toThrow(TimeoutError);
  clock.mockReturnValue(7000);
  expect(await room.measure()).toEqual(expect.any(Number));
  await fs.rm(folder, { recursive: true });
});

test('a program that never ends does not hold the measurement', async () => {
  const { room } = await stalledRoom(tmpdir());
  const started = jest.spyOn(childProcess, 'execFile').mockReturnValue(new ChildProcess());
  jest.replaceProperty(room, 'timeout', 50);
  await expect(room.measure()).rejects.toThrow(TimeoutError);
  expect(started.mock.calls).toMatchObject([[process.execPath, {}, { timeout: 50 }, {}]]);
});

describe('uploads to a disk with little room', () => {
  let application: TestApplication;
  let customer: Client;
  let order: string;
  beforeAll(async () => {
    application = await startApplication('sqlite');
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });

  /** Ends a measurement of a task of the server: requests would share it, instead of the mock's. */
  const diskIdle = () => application.nest.get<FilePlace>(filePlaceToken).room();
  const stall = () => diskIdle().then(stallDisk);
  const begin = () => beginUpload(customer, { order, size: 5 * gibibyte });
  /** The server forgets the upload after its response. */
  const cancel = async (begun: Response | undefined) => {
    await tusRequest(customer, 'DELETE', begun?.headers.get('location') ?? '');
    const { read } = application.database.unitOfWork;
    const isForgotten = async () => !(await read.existsBy(FileEntity, { state: 'uploading' }));
    await until(async () => (await isForgotten()) || undefined);
  };

  test('of concurrent uploads only those begin that fit together, and a cancelled one makes room', async () => {
    await diskIdle();
    setFreeBytes(8 * gibibyte);
    const answers = await Promise.all([begin(), begin(), begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413, 413]);
    const refused = answers.find(({ status }) => status === 413);
    expect(await refused?.json()).toMatchObject({ message: problems.filesFull });
    await cancel(answers.find(({ status }) => status === 201));
    const again = await begin();
    expect(again.status).toBe(201);
    await cancel(again);
  });

  test('uploads that measured the room at the same time count each other', async () => {
    const disk = await stall();
    const begun = [begin(), begin()];
    await disk.untilAsked(2);
    disk.answer(reserve + 10 * gibibyte);
    const answers = await Promise.all(begun);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413]);
    await cancel(answers.find(({ status }) => status === 201));
  });

  test('an upload that waits for a stalled disk stops no other write', async () => {
    const disk = await stall();
    const begun = begin();
    await disk.untilAsked(1);
    await customer.post('/api/orders', placement).expect(201);
    disk.answer(8 * gibibyte);
    const answer = await begun;
    expect(answer.status).toBe(201);
    await cancel(answer);
  });

  test('an upload is rejected with 503 when the disk stalls for too long', async () => {
    const disk = await stall();
    jest.replaceProperty(application.nest.get(UploadsService), 'roomTimeout', 100);
    const answer = await begin();
    disk.answer(8 * gibibyte);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { message: problems.unavailable },
    ]);
  });

  test('the end of an upload is rejected with 503 when the disk stalls, and can be sent again', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    await sendPart(customer, path, 0, Buffer.from('hello'));
    const disk = await stall();
    const timeout = jest.replaceProperty(application.nest.get(UploadsService), 'roomTimeout', 100);
    const attach = () =>
      customer.post(`/api/orders/${order}/files`, { uploadId: path.split('/').at(-1) });
    const { body } = await attach().expect(503);
    disk.answer(8 * gibibyte);
    timeout.restore();
    expect(body.message).toBe(problems.unavailable);
    await attach().expect(201);
  });

  test('a download is rejected with 503 when the disk stalls for too long', async () => {
    const id = await uploadFile(customer, order);
    await filesChecked(application);
    const disk = await stall();
    const downloads = application.nest.get(FileDownloadsService);
    const timeout = jest.replaceProperty(downloads, 'openTimeout', 100);
    const { body, headers } = await customer.get(`/api/files/${id}`).expect(503);
    disk.answer(8 * gibibyte);
    timeout.restore();
    expect(body.message).toBe(problems.unavailable);
    expect(headers['content-disposition']).toBeUndefined();
    const { body: bytes } = await customer.get(`/api/files/${id}`).expect(200);
    expect(String(bytes)).toBe('hello');
  });

  test('a part is rejected with 503 when the disk stalls for too long, and can be sent again', async () => {
    const path = await begunUpload(customer, { order, size: 5 });
    const disk = await stall();
    const timeout = jest.replaceProperty(application.nest.get(UploadsService), 'roomTimeout', 100);
    const answer = await sendPart(customer, path, 0, Buffer.from('hello'));
    disk.answer(8 * gibibyte);
    timeout.restore();
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { message: problems.unavailable },
    ]);
    expect((await sendPart(customer, path, 0, Buffer.from('hello'))).status).toBe(204);
  });

  test.each(['HEAD', 'DELETE'])(
    '%s is rejected with 503 when the disk stalls for too long',
    async (method) => {
      const path = await begunUpload(customer, { order, size: 5 });
      const disk = await stall();
      const uploads = application.nest.get(UploadsService);
      const timeout = jest.replaceProperty(uploads, 'roomTimeout', 100);
      const { status } = await tusRequest(customer, method, path);
      disk.answer(8 * gibibyte);
      timeout.restore();
      expect(status).toBe(503);
      expect(await offsetOf(customer, path)).toBe(0);
    },
  );

  test.each([
    ['with a length', { body: 'hello' }],
    ['without a length', { body: new Blob(['hello']).stream(), duplex: 'half' }],
  ] as const)('a part %s that no longer fits is rejected and not stored', async (_case, part) => {
    const path = await begunUpload(customer, { order, size: 5 });
    await diskIdle();
    setFreeBytes(reserve + 5);
    const answer = await fetch(customer.origin + path, {
      method: 'PATCH',
      headers: {
        Cookie: customer.cookie(),
        'Tus-Resumable': '1.0.0',
        'Content-Type': uploadContentType,
        'Upload-Offset': '0',
      },
      ...part,
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { message: problems.filesFull },
    ]);
    expect(await offsetOf(customer, path)).toBe(0);
    setFreeBytes(reserve + 6);
    expect((await sendPart(customer, path, 0, Buffer.from('hello'))).status).toBe(204);
  });
});
