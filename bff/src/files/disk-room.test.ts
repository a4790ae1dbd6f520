import { randomUUID } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadContentType } from '@northcast/shared-contracts/api/uploads-path';
import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { beginUpload, begunUpload, offsetOf, sendPart, tusRequest } from '../../test/uploads.js';
import { problems } from '../errors/problems.js';
import { DiskPlace } from './disk-place.js';
import { FileEntity } from './file.entity.js';

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;
const reserve = 512 * mebibyte;

/** Reports this many free bytes for every file system. */
function setFreeBytes(bytes: number): void {
  jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: bytes, bsize: 1 } as StatsFs);
}

afterEach(() => jest.restoreAllMocks());

test('the disk has room for bytes that leave the reserve free after all unfinished uploads', async () => {
  const folder = await fs.mkdtemp(join(tmpdir(), 'northcast-room-'));
  const place = new DiskPlace(folder, async () => undefined);
  const begun = { id: randomUUID(), size: 100 };
  const withoutBytes = { id: randomUUID(), size: 10 };
  await place.put(begun.id, Buffer.alloc(60));
  setFreeBytes(reserve + 51);
  expect(await place.hasRoom(1, [begun, withoutBytes])).toBe(false);
  setFreeBytes(reserve + 52);
  expect(await place.hasRoom(1, [begun, withoutBytes])).toBe(true);
  await place.put(begun.id, Buffer.alloc(61));
  expect(await place.hasRoom(2, [begun, withoutBytes])).toBe(true);
  expect(await place.hasRoom(51)).toBe(true);
  expect(await place.hasRoom(52)).toBe(false);
  await fs.rm(folder, { recursive: true });
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
    const placement = { customerPhone: '1', projectBrief: 'x' };
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });

  const begin = () => beginUpload(customer, { order, size: 5 * gibibyte });
  /** The server forgets the upload after its response. */
  const cancel = async (begun: Response | undefined) => {
    await tusRequest(customer, 'DELETE', begun?.headers.get('location') ?? '');
    const { read } = application.database.unitOfWork;
    const isForgotten = async () => !(await read.existsBy(FileEntity, { state: 'uploading' }));
    await until(async () => (await isForgotten()) || undefined);
  };

  test('of concurrent uploads only those begin that fit together, and a cancelled one makes room', async () => {
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

  test.each([
    ['with a length', { body: 'hello' }],
    ['without a length', { body: new Blob(['hello']).stream(), duplex: 'half' }],
  ] as const)('a part %s that no longer fits is rejected and not stored', async (_case, part) => {
    const path = await begunUpload(customer, { order, size: 5 });
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
