import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import { type EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { problems } from '../errors/problems.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { OrderEntity } from './order.entity.js';

describe.each(databases)('bulk changes of very many orders on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let email: string;
  let userId: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    const customer = await application.customer();
    ({ id: userId, email } = await customer.user());
  });

  const add = async (): Promise<{ id: string; dueOn: string }> => {
    const order = { userId, serviceName: 'Lite Edit', servicePrice: 5, projectBrief: 'b' };
    return (await admin.post('/api/admin/orders', order).expect(201)).body;
  };
  const countOf = (status: OrderStatus, version: number) =>
    application.database.unitOfWork.read.countBy(OrderEntity, { userId, status, version });

  test('a repeated call continues where it stopped, with the orders that it selected', async () => {
    const rows = [await add()];
    while (rows.length < 51) rows.push(await add());
    const filter = String(new URLSearchParams({ q: email, status: 'pending' }));
    const body = { filter, expected: rows.length, status: 'completed' };
    const send = () =>
      admin.post('/api/admin/orders/bulk', body).set('Idempotency-Key', `batches-${email}`);
    const idempotency = application.nest.get(IdempotencyService);
    const run = idempotency.run.bind(idempotency);
    // The selection and the first 50 orders are stored, then the process stops.
    const steps = jest
      .spyOn(idempotency, 'run')
      .mockImplementationOnce(run)
      .mockImplementationOnce(run)
      .mockRejectedValueOnce(new Error('The process stops.'));
    try {
      await send().expect(500);
    } finally {
      steps.mockRestore();
    }
    expect(await countOf('completed', 2)).toBe(50);

    const { body: result } = await send().expect(200);
    const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(result).toEqual({
      changed: sorted.map(({ id, dueOn }) => ({
        id,
        version: 2,
        before: 'pending',
        status: 'completed',
        dueOnBefore: dueOn,
      })),
      left: [],
    });
    expect(await countOf('completed', 2)).toBe(51);
    expect(await mailsTo(application, email, 'order-completed')).toHaveLength(51);
  });

  test('a filter that matches more than 1,000 orders is refused, and none changes', async () => {
    const { id } = await add();
    const { unitOfWork } = application.database;
    const [row] = await unitOfWork.read.query('SELECT * FROM orders WHERE id = ?', [id]);
    const { numberKey: _numberKey, ...columns } = row;
    const names = Object.keys(columns);
    const places = names.map(() => '?').join(', ');
    await unitOfWork.write(async (manager) => {
      for (let index = 0; index < 1000; index += 1) {
        const copy = { ...columns, id: `${id.slice(0, 24)}${String(index).padStart(12, '0')}` };
        await manager.query(
          `INSERT INTO orders (${names.join(', ')}) VALUES (${places})`,
          Object.values(copy),
        );
      }
    });
    const filter = String(new URLSearchParams({ q: email }));
    const wrong = await admin
      .post('/api/admin/orders/bulk', { filter, expected: 1000, status: 'completed' })
      .expect(409);
    expect(wrong.body.current).toEqual({ total: 1001 });
    const { body } = await admin
      .post('/api/admin/orders/bulk', { filter, expected: 1001, status: 'completed' })
      .expect(422);
    expect(body.errors).toEqual([{ path: 'filter', message: problems.bulkTooMany }]);
    expect(await countOf('pending', 1)).toBe(1001);
  });

  describe('if another order matches the filter once it is counted', () => {
    let counted: string;
    let later: string;
    /** The transaction that reads the filter, while it does. */
    let reading: EntityManager | undefined;

    beforeEach(async () => {
      counted = (await add()).id;
      later = (await add()).id;
      await application.database.unitOfWork.write((manager) =>
        manager.query("UPDATE orders SET search = '' WHERE id = ?", [later]),
      );
      const idempotency = application.nest.get(IdempotencyService);
      const run = idempotency.run.bind(idempotency);
      jest.spyOn(idempotency, 'run').mockImplementationOnce((call, body, work) =>
        run(call, body, async (manager) => {
          reading = manager;
          const result = await work(manager);
          reading = undefined;
          return result;
        }),
      );
      const count = SelectQueryBuilder.prototype.getCount;
      jest.spyOn(SelectQueryBuilder.prototype, 'getCount').mockImplementation(async function (
        this: SelectQueryBuilder<OrderEntity>,
      ) {
        const total = await count.call(this);
        // On SQLite no other transaction can write meanwhile.
        await reading?.query('UPDATE orders SET search = ? WHERE id = ?', [email, later]);
        return total;
      });
    });
    afterEach(() => jest.restoreAllMocks());

    test('only the counted order changes', async () => {
      const filter = String(new URLSearchParams({ q: email }));
      const { body } = await admin
        .post('/api/admin/orders/bulk', { filter, expected: 1, status: 'completed' })
        .expect(200);
      expect(body.changed).toMatchObject([{ id: counted, status: 'completed' }]);
      expect(await countOf('pending', 1)).toBe(1);
    });
  });
});
