import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import {
  begunUpload,
  filesChecked,
  filesPurged,
  idOf,
  tusRequest,
  uploadFile,
  wavBytes,
} from '../../test/uploads.js';
import { problems } from '../errors/problems.js';
import { FileEntity } from './file.entity.js';
import { refusals } from './file-checks.service.js';
import { FilesService } from './files.service.js';

const placement = { customerPhone: '1', projectBrief: 'x' };

/** A scanner that refuses files with EICAR in them, and fails for files with UNCLEAR. */
const scanner = `#!/bin/sh
grep -q EICAR "$1" && exit 1
grep -q UNCLEAR "$1" && exit 2
exit 0
`;

describe.each(databases)('files on %s', (database) => {
  let application: TestApplication;
  let folder: string;
  let customer: Client;
  let order: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-scan-'));
    await writeFile(join(folder, 'scan.sh'), scanner);
    await chmod(join(folder, 'scan.sh'), 0o700);
    application = await startApplication(database, { SCAN_COMMAND: join(folder, 'scan.sh') });
  });
  afterAll(async () => {
    await application.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });

  const list = async (client = customer) =>
    (await client.get(`/api/orders/${order}/files`).expect(200)).body;
  const ready = async (bytes?: Uint8Array, name = 'voice.wav') => {
    const id = await uploadFile(customer, order, bytes, { name });
    await filesChecked(application);
    return id;
  };

  const messageFile = () => uploadFile(customer, order, undefined, { purpose: 'message' });

  test('customer and administrator see each other’s files and can delete only their own', async () => {
    const admin = await application.administrator();
    const mine = await ready();
    const adminFile = await uploadFile(admin, order);
    await filesChecked(application);
    expect(await list()).toMatchObject([
      { id: adminFile, isRemovable: false, uploadedBy: { role: 'administrator' } },
      { id: mine, isRemovable: true, uploadedBy: { name: 'Ada Kwon', role: 'customer' } },
    ]);
    await customer.delete(`/api/files/${adminFile}`).expect(403);
    await admin.delete(`/api/files/${mine}`).expect(403);
    await admin.delete(`/api/files/${adminFile}`).expect(204);
    await customer.delete(`/api/files/${mine}`).expect(204);
    expect(await list()).toEqual([]);
    const { body } = await customer.get(`/api/orders/${order}`).expect(200);
    const kinds = body.events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind.startsWith('file'))).toEqual([
      'fileAdded',
      'fileAdded',
      'fileRemoved',
      'fileRemoved',
    ]);
  });

  test('a file for a delivery is hidden from the customer until attached, then cannot be deleted', async () => {
    const admin = await application.administrator();
    const id = await uploadFile(admin, order, undefined, { purpose: 'delivery' });
    await filesChecked(application);
    expect(await list()).toEqual([]);
    await customer.get(`/api/files/${id}`).expect(404);
    const account = await admin.user();
    const files = application.nest.get(FilesService);
    const attach = (by: object, deliveryId = 'd-1') =>
      application.database.unitOfWork.write((manager) =>
        files.attach(manager, by as never, { orderId: order, fileIds: [id], deliveryId }),
      );
    await expect(attach(await customer.user())).rejects.toMatchObject({ status: 404 });
    await attach(account);
    await expect(attach(account, 'd-2')).rejects.toMatchObject({ status: 404 });
    expect(await list()).toMatchObject([{ id, deliveryId: 'd-1' }]);
    await customer.get(`/api/files/${id}`).expect(200);
    await admin.delete(`/api/files/${id}`).expect(409);
  });

  test('a file for a message can be deleted until it is sent', async () => {
    const [sent, unsent] = [await messageFile(), await messageFile()];
    const letter = { subject: 'A', message: 'B', fileIds: [sent] };
    await customer.post(`/api/orders/${order}/messages`, letter).expect(201);
    const { body } = await customer.delete(`/api/files/${sent}`).expect(409);
    expect(body.message).toBe(problems.fileKept);
    await customer.delete(`/api/files/${unsent}`).expect(204);
    expect(await list()).toMatchObject([{ id: sent, isRemovable: false }]);
  });

  test('files and subjects of messages stay with their customer when another one gets the order', async () => {
    const admin = await application.administrator();
    const letter = { subject: 'My budget', message: 'Between us.' };
    const attached = async (client: Client) =>
      uploadFile(client, order, undefined, { purpose: 'message' });
    const mine = await attached(customer);
    const path = `/api/orders/${order}/messages`;
    const { id } = (await customer.post(path, { ...letter, fileIds: [mine] }).expect(201)).body;
    const shared = await uploadFile(customer, order);
    const other = await application.customer();
    const edit = { serviceName: 'x', servicePrice: 1, projectBrief: 'b' };
    const userId = (await other.user()).id;
    await admin.put(`/api/admin/orders/${order}`, { ...edit, userId }).expect(200);
    const answer = { text: 'Fine.', fileIds: [await attached(admin)] };
    await admin.post(`/api/messages/${id}/posts`, answer).expect(201);
    const theirs = await attached(admin);
    await admin.post(path, { ...letter, subject: 'Welcome', fileIds: [theirs] }).expect(201);
    await filesChecked(application);
    const idsOf = (files: { id: string }[]) => files.map((file) => file.id).sort();
    expect(idsOf(await list(other))).toEqual([shared, theirs].sort());
    expect(await list(admin)).toHaveLength(4);
    for (const hidden of [mine, ...answer.fileIds]) {
      await other.get(`/api/files/${hidden}`).expect(404);
      await admin.get(`/api/files/${hidden}`).expect(200);
    }
    await other.get(`/api/files/${theirs}`).expect(200);
    const subjects = (events: { kind: string; detail?: string }[]) =>
      events.flatMap(({ kind, detail }) => (kind === 'messageSent' ? [detail] : []));
    const page = await other.get(`/api/orders/${order}`).expect(200);
    expect(subjects(page.body.events)).toEqual([undefined, undefined, 'Welcome']);
    const data = await other.get('/api/account/data').expect(200);
    expect(subjects(data.body.orderEvents)).toEqual([undefined, undefined, 'Welcome']);
    const seen = await admin.get(`/api/orders/${order}`).expect(200);
    expect(subjects(seen.body.events)).toEqual(['My budget', 'My budget', 'Welcome']);
  });

  test('an incomplete upload cannot be attached', async () => {
    const upload = await begunUpload(customer, { order, size: 5, purpose: 'message' });
    const account = await customer.user();
    const attaching = application.database.unitOfWork.write((manager) =>
      application.nest
        .get(FilesService)
        .attach(manager, account as never, { orderId: order, fileIds: [idOf(upload)] }),
    );
    await expect(attaching).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/8044', 10],
    ['bytes=8040-', 206, 'bytes 8040-8043/8044', 4],
    ['bytes=-4', 206, 'bytes 8040-8043/8044', 4],
    ['bytes=8000-9999', 206, 'bytes 8000-8043/8044', 44],
    ['bytes=8044-', 416, 'bytes */8044', 0],
    ['bytes=-0', 416, 'bytes */8044', 0],
    ['bytes=0-1,4-5', 200, null, 8044],
    ['bytes=5-1', 200, null, 8044],
    ['lines=1-2', 200, null, 8044],
  ])('a download with the range %s returns %d', async (range, status, contentRange, length) => {
    const id = await ready(wavBytes());
    const answer = await tusRequest(customer, 'GET', `/api/files/${id}`, { Range: range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
  });

  test('a download is sandboxed and not cached; audio can be inline, HTML and SVG cannot', async () => {
    const sound = await ready(wavBytes(), 'Ä "b".wav');
    const { headers } = await customer.get(`/api/files/${sound}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_ _b_.wav"; filename*=UTF-8''%C3%84%20_b_.wav`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const shown = await customer.get(`/api/files/${sound}?inline=1`).expect(200);
    expect(shown.headers['content-type']).toBe('audio/wav');
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
    const head = await tusRequest(customer, 'HEAD', `/api/files/${sound}`);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '8044']);
    for (const text of ['<html><script>1</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
      const page = await ready(Buffer.from(text), 'x.wav');
      const answer = await customer.get(`/api/files/${page}?inline=1`).expect(200);
      expect(answer.headers['content-type']).toBe('application/octet-stream');
      expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
    }
  });

  test('programs and infected files are refused; a file whose scan fails is retried first', async () => {
    const elf = await ready(Buffer.from('\x7fELF\x02\x01\x01'.padEnd(64, '\0'), 'latin1'), 'a.bin');
    const virus = await ready(Buffer.from('an EICAR test'), 'b.txt');
    const script = await ready(Buffer.from('#!/bin/sh\nrm -rf /'), 'c.txt');
    const unclear = await uploadFile(customer, order, Buffer.from('UNCLEAR'), { name: 'd.txt' });
    await filesCheckedOnce();
    const states = new Map((await list()).map((file: { id: string }) => [file.id, file]));
    expect(states.get(elf)).toMatchObject({ state: 'refused', reason: refusals.program });
    expect(states.get(script)).toMatchObject({ state: 'refused', reason: refusals.program });
    expect(states.get(virus)).toMatchObject({ state: 'refused', reason: refusals.infected });
    expect(states.get(unclear)).toMatchObject({ state: 'checking' });
    await customer.get(`/api/files/${unclear}`).expect(409);
    await customer.get(`/api/files/${virus}`).expect(410);
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) =>
      manager.update(FileEntity, { id: unclear }, { attempts: 174, dueAt: new Date(0) }),
    );
    await filesCheckedOnce();
    expect((await list())[0]).toMatchObject({ state: 'refused', reason: refusals.unchecked });
  });

  /** Waits for the first check of every file, not for retries. */
  async function filesCheckedOnce(): Promise<void> {
    const { unitOfWork } = application.database;
    const isDue = () =>
      unitOfWork.read
        .createQueryBuilder(FileEntity, 'file')
        .where("file.state = 'checking' AND file.dueAt <= :now", { now: new Date() })
        .getExists();
    const { FileChecksService } = await import('./file-checks.service.js');
    do {
      await application.nest.get(FileChecksService).checkDue();
      await new Promise((resolve) => setTimeout(resolve, 300));
    } while (await isDue());
  }

  test('files are deleted with their order and with the account, and are in the data download', async () => {
    const id = await ready();
    const admin = await application.administrator();
    await admin.delete(`/api/admin/orders/${order}`).expect(204);
    await filesPurged(application);
    const { unitOfWork } = application.database;
    expect(await unitOfWork.read.existsBy(FileEntity, { id })).toBe(false);
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
    const mine = await ready();
    const adminFile = await uploadFile(admin, order);
    const data = (await customer.get('/api/account/data').expect(200)).body;
    expect(data.files).toMatchObject([{ id: mine }, { id: adminFile }]);
    await customer.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    await filesPurged(application);
    for (const gone of [mine, adminFile]) {
      expect(await unitOfWork.read.existsBy(FileEntity, { id: gone })).toBe(false);
    }
  });

  test('a file link has no content to download and counts towards the limit of files per order', async () => {
    const url = 'https://drive.example.com/x';
    const { body } = await customer.post(`/api/orders/${order}/file-links`, { url }).expect(201);
    expect(body).toMatchObject({ link: url, name: 'drive.example.com', state: 'ready', size: 0 });
    await customer.get(`/api/files/${body.id}`).expect(404);
    const { unitOfWork } = application.database;
    const row = await unitOfWork.read.findOneByOrFail(FileEntity, { id: body.id });
    await unitOfWork.write(async (manager) => {
      for (let count = 1; count < 200; count += 1) {
        await manager.insert(FileEntity, { ...row, id: randomUUID() });
      }
    });
    await customer.post(`/api/orders/${order}/file-links`, { url }).expect(409);
    await customer.delete(`/api/files/${body.id}`).expect(204);
    await customer.post(`/api/orders/${order}/file-links`, { url }).expect(201);
  });

  test('a file link without a name gets its host as its name, shortened to the limit', async () => {
    const url = `https://${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.example.com/x`;
    const { body } = await customer.post(`/api/orders/${order}/file-links`, { url }).expect(201);
    expect(body).toMatchObject({ link: url, name: expect.stringMatching(/^a{63}\..*\.com$/) });
    expect(body.name).toHaveLength(200);
  });
});
