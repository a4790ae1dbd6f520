import { connect, type Socket } from 'node:net';
import type { Client } from '../../test/client.js';
import { startS3Peer } from '../../test/s3-peer.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { begunUpload, filesPurged, idOf, partHead } from '../../test/uploads.js';
import { FileEntity } from './file.entity.js';
import { FileLeaseEntity } from './file-lease.entity.js';
import { FileSweepsService } from './file-sweeps.service.js';

const megabyte = 1024 * 1024;

describe('a file that is removed while a part of it arrives', () => {
  let application: TestApplication;
  let peer: Awaited<ReturnType<typeof startS3Peer>>;
  let customer: Client;
  let path: string;
  let socket: Socket;
  let received: string;
  /** Requests of the application to store less than a whole part. */
  let stores: number;
  /** Lets the bucket answer them. */
  let answer: () => void;
  let answered: Promise<void>;

  beforeAll(async () => {
    peer = await startS3Peer(async ({ method, url = '' }) => {
      if (method !== 'PUT' || !url.includes('.part')) return;
      stores += 1;
      await answered;
    });
    application = await startApplication('sqlite', { FILES_URL: peer.url });
  });
  afterAll(async () => {
    await application.close();
    await peer.close();
  });
  beforeEach(async () => {
    stores = 0;
    received = '';
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    customer = await application.customer();
    const placement = { customerPhone: '1', projectBrief: 'x' };
    const { id: order } = (await customer.post('/api/orders', placement).expect(201)).body;
    path = await begunUpload(customer, { order, size: 14 * megabyte });
    await sendBeginning();
  });
  afterEach(() => {
    answer();
    socket.destroy();
  });

  /** Sends the first megabyte of a longer part. */
  async function sendBeginning(): Promise<void> {
    socket = connect(Number(new URL(customer.origin).port), '127.0.0.1');
    socket.on('error', () => undefined).setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.write(partHead(customer, path, { offset: 0, length: 12 * megabyte }));
    await new Promise<void>((resolve) => socket.write(Buffer.alloc(megabyte), () => resolve()));
    await until(async () => (await isLeased()) || undefined);
  }

  const isLeased = () =>
    application.database.unitOfWork.read.existsBy(FileLeaseEntity, { id: idOf(path) });
  const isStored = async () => (await peer.keys()).join().includes(idOf(path));
  const remove = () => customer.delete(`/api/files/${idOf(path)}`).expect(204);

  test('leaves no bytes that the bucket stores later', async () => {
    socket.destroy();
    await until(async () => (stores === 1 ? true : undefined));
    await remove();
    await application.nest.get(FileSweepsService).purge();
    answer();
    await until(async () => !(await isLeased()) || undefined);
    await filesPurged(application);
    expect(await isStored()).toBe(false);
    const row = { id: idOf(path) };
    expect(await application.database.unitOfWork.read.existsBy(FileEntity, row)).toBe(false);
  });

  test('ends the transfer', async () => {
    answer();
    await remove();
    await application.nest.get(FileSweepsService).purge();
    await until(async () => received.includes(' 204 ') || undefined);
    await filesPurged(application);
    expect(await isStored()).toBe(false);
  });
});
