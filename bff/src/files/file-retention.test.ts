import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { holdWrite, untilItWaits } from '../../test/held-write.js';
import { mailsTo } from '../../test/mailbox.js';
import { storeFile } from '../../test/order-files.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { filesChecked, filesPurged, uploadFile, wavBytes } from '../../test/uploads.js';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { logToken } from '../log/log.js';
import { UserEntity } from '../users/user.entity.js';
import { FileEntity } from './file.entity.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileRetentionService } from './file-retention.service.js';
import { FileSweepsService } from './file-sweeps.service.js';

const placement = { customerPhone: '1', projectBrief: 'x' };
const day = 86_400_000;

describe.each(databases)('retention of files on %s', (database) => {
  let application: TestApplication;
  let customer: Client;
  let order: string;

  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
  });

  const list = async () => (await customer.get(`/api/orders/${order}/files`).expect(200)).body;
  const ready = async (name = 'voice.wav') => {
    const id = await uploadFile(customer, order, wavBytes(), { name });
    await filesChecked(application);
    return id;
  };

  test('files are deleted after the retention period, a week after a warning mail to the customer', async () => {
    const id = await ready();
    const { email } = await customer.user();
    const retention = application.nest.get(FileRetentionService);
    const now = Date.now();
    await retention.sweep(now + 82 * day);
    expect(await mailsTo(application, email, 'files-expire')).toEqual([]);
    await retention.sweep(now + 84 * day);
    await retention.sweep(now + 85 * day);
    const [mail, ...others] = await mailsTo(application, email, 'files-expire');
    expect(mail?.textPart).toContain('voice.wav');
    expect(others).toEqual([]);
    await retention.sweep(now + 90 * day);
    expect((await list())[0]).toMatchObject({ state: 'ready' });
    await retention.sweep(now + 92 * day);
    await filesPurged(application);
    expect((await list())[0]).toMatchObject({ id, state: 'deleted', isRemovable: false });
    await customer.get(`/api/files/${id}`).expect(410);
  });

  test('concurrent runs warn the customer of an order once', async () => {
    await ready();
    const { email } = await customer.user();
    const retention = application.nest.get(FileRetentionService);
    const now = Date.now() + 84 * day;
    await Promise.all([1, 2, 3, 4].map(() => retention.sweep(now)));
    expect(await mailsTo(application, email, 'files-expire')).toHaveLength(1);
  });

  test('a file whose bytes cannot be deleted is logged and tried again, and later ones are deleted', async () => {
    const ids = [await ready('a.wav'), await ready('b.wav')].sort();
    const [stuck = '', later = ''] = ids;
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const remove = place.delete.bind(place);
    const failing = jest.spyOn(place, 'delete').mockImplementation(async (id) => {
      if (id === stuck) throw new Error('the disk failed');
      await remove(id);
    });
    const logged = jest.spyOn(application.nest.get<Logger>(logToken), 'error');
    for (const id of ids) await customer.delete(`/api/files/${id}`).expect(204);
    const { unitOfWork } = application.database;
    const isKept = (id: string) => unitOfWork.read.existsBy(FileEntity, { id });
    const sweeps = application.nest.get(FileSweepsService);
    const isDeleted = async (id: string) => {
      await sweeps.purge();
      return (await isKept(id)) ? undefined : true;
    };
    await until(() => isDeleted(later));
    expect(await isKept(stuck)).toBe(true);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ file: stuck, detail: 'the disk failed' }),
      'file not deleted',
    );
    failing.mockRestore();
    await until(() => isDeleted(stuck));
  });

  describe('of an order that another customer has got', () => {
    let other: Client;
    beforeEach(async () => {
      const file = { name: 'my-budget.pdf', purpose: 'message' };
      const fileIds = [await uploadFile(customer, order, wavBytes(), file)];
      const letter = { subject: 'My budget', message: 'Between us.', fileIds };
      await customer.post(`/api/orders/${order}/messages`, letter).expect(201);
      await filesChecked(application);
      other = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
      const { id: userId } = await other.user();
      const edit = { serviceName: 'x', servicePrice: 1, projectBrief: 'b', userId };
      const admin = await application.administrator();
      await admin.put(`/api/admin/orders/${order}`, edit).expect(200);
    });

    const sweep = () => application.nest.get(FileRetentionService).sweep(Date.now() + 84 * day);
    const warningsTo = async (client: Client) => {
      const { email } = await client.user();
      const mails = await mailsTo(application, email, 'files-expire');
      return mails.map(({ textPart }) => textPart);
    };

    test('the files of messages are named to their customer alone', async () => {
      await sweep();
      expect(await warningsTo(other)).toEqual([]);
      expect(await warningsTo(customer)).toEqual([expect.stringContaining('my-budget.pdf')]);
    });

    test('its other files are named to its new customer alone', async () => {
      await uploadFile(other, order, wavBytes(), { name: 'brief.wav' });
      await filesChecked(application);
      await sweep();
      const [mail, ...more] = await warningsTo(other);
      expect(mail).toContain('brief.wav');
      expect(mail).not.toContain('my-budget.pdf');
      expect(more).toEqual([]);
      expect(await warningsTo(customer)).toEqual([expect.not.stringContaining('brief.wav')]);
    });

    test('its former customer gets neither the name of the new one nor a link to the order', async () => {
      await sweep();
      const [mail] = await warningsTo(customer);
      expect(mail).toContain('Hello Ada Kwon,');
      expect(mail).not.toMatch(/Noor|\/dashboard\/orders/);
    });
  });

  test('an order is warned however many files of other orders expire earlier', async () => {
    const earlier = await ready();
    const now = Date.now();
    const { unitOfWork } = application.database;
    await unitOfWork.write(async (manager) => {
      const row = await manager.findOneByOrFail(FileEntity, { id: earlier });
      const warned = { expiresAt: new Date(now + 84 * day), warnedAt: new Date(now + 77 * day) };
      const rows = Array.from({ length: 501 }, () => ({ ...row, ...warned, id: randomUUID() }));
      await manager.insert(FileEntity, rows);
    });
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
    await ready('later.wav');
    await application.nest.get(FileRetentionService).sweep(now + 83.5 * day);
    const mails = await mailsTo(application, (await customer.user()).email, 'files-expire');
    expect(mails.some(({ textPart }) => textPart.includes('later.wav'))).toBe(true);
  });

  test('the retention period restarts at the latest event of the order', async () => {
    await ready();
    const now = Date.now();
    const retention = application.nest.get(FileRetentionService);
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) =>
      manager.update(FileEntity, { orderId: order }, { expiresAt: new Date(now + day) }),
    );
    await retention.sweep(now);
    const [file] = await list();
    expect(Date.parse(file.expiresAt)).toBeGreaterThan(now + 80 * day);
  });

  test('a delivery that is being added during a run keeps its file', async () => {
    const admin = await application.administrator();
    const { id: adminId } = await admin.user();
    const id = await storeFile(application, admin, order);
    const now = Date.now();
    const { unitOfWork } = application.database;
    const due = { expiresAt: new Date(now - day), warnedAt: new Date(now - 8 * day) };
    await unitOfWork.write((manager) => manager.update(FileEntity, { id }, due));
    const commit = await holdWrite(application, async (manager) => {
      const account = await manager.findOneByOrFail(UserEntity, { id: adminId });
      const delivery = { note: 'Here it is.', fileIds: [id] };
      await application.nest.get(DeliveriesService).create(manager, account, order, delivery);
    });
    const run = application.nest.get(FileRetentionService).sweep(now);
    await untilItWaits();
    await commit();
    await run;
    const file = await unitOfWork.read.findOneByOrFail(FileEntity, { id });
    expect(file).toMatchObject({ state: 'ready', warnedAt: null });
    expect(Number(file.expiresAt)).toBeGreaterThan(now + 80 * day);
  });
});
