import { setImmediate as turn } from 'node:timers/promises';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { EnquiriesService } from '../enquiries/enquiries.service.js';
import { EnquiryEntity } from '../enquiries/enquiry.entity.js';
import type { UnitOfWork } from './unit-of-work.js';

const form = (name: string) => ({
  name,
  email: 'ada@example.com',
  podcastName: '',
  service: 'Audio Production' as const,
  message: 'We start in spring.',
});

describe.each(databases)('the unit of work on %s', (database) => {
  let application: TestApplication;
  let unitOfWork: UnitOfWork;
  let enquiries: EnquiriesService;
  beforeAll(async () => {
    application = await startApplication(database);
    enquiries = application.nest.get(EnquiriesService);
    unitOfWork = application.database.unitOfWork;
  });
  afterAll(() => application.close());

  const names = async () =>
    (await unitOfWork.read.find(EnquiryEntity)).map(({ name }) => name).sort();

  test('concurrent transactions and writes, some of which fail, store exactly the committed rows', async () => {
    const failing = (index: number) => index % 2 === 1;
    const transactions = Array.from({ length: 50 }, (_, index) =>
      unitOfWork.write(async (manager) => {
        await enquiries.insert(manager, form(`transaction ${index} a`));
        await turn();
        await enquiries.insert(manager, form(`transaction ${index} b`));
        if (failing(index)) throw new Error('on purpose');
      }),
    );
    const plain = Array.from({ length: 50 }, (_, index) =>
      unitOfWork.write((manager) => enquiries.insert(manager, form(`plain ${index}`))),
    );
    const results = await Promise.allSettled([...transactions, ...plain]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(25);
    const expected = [
      ...Array.from({ length: 50 }, (_, index) => `plain ${index}`),
      ...Array.from({ length: 50 }, (_, index) => index)
        .filter((index) => !failing(index))
        .flatMap((index) => [`transaction ${index} a`, `transaction ${index} b`]),
    ];
    expect(await names()).toEqual(expected.sort());
    const admin = await application.administrator();
    expect((await admin.get('/api/admin/overview')).body.enquiries).toBe(expected.length);
  });

  test('a failed transaction is rolled back, and the next transaction succeeds', async () => {
    const before = await names();
    const failing = unitOfWork.write(async (manager) => {
      await enquiries.insert(manager, form('never there'));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await names()).toEqual(before);
    await unitOfWork.write((manager) => enquiries.insert(manager, form('there')));
    expect(await names()).toEqual([...before, 'there'].sort());
  });

  test('a write through the read connection fails on SQLite', async () => {
    if (database !== 'sqlite') return;
    const stray = unitOfWork.read.delete(EnquiryEntity, { name: 'x' });
    await expect(stray).rejects.toThrow(/readonly|read-only|query_only/i);
  });

  test('of 12 concurrent edits of one order, one succeeds and the others return 409', async () => {
    const customer = await application.customer();
    const admin = await application.administrator();
    const placement = { customerPhone: '1', projectBrief: 'x' };
    const { body } = await customer.post('/api/orders', placement).expect(201);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        admin.put(`/api/admin/orders/${body.id}`, { ...body, projectBrief: `edit ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    const winner = answers.find(({ status }) => status === 200);
    expect((await customer.get('/api/orders')).body).toEqual([winner?.body]);
  });
});
