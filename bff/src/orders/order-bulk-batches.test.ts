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

  test('a filter may match 1,000 orders, and is refused if it matches more', async () => {
    const { id } = await add();
    const { unitOfWork } = application.database;
    const [row] = await unitOfWork.read.query('SELECT * FROM orders WHERE id = ?', [id]);
    const { numberKey: _numberKey, ...columns } = row;
    const names = Object.keys(columns);
    const places = names.map(() => '?').join(', ');
    const copyOf = (index: number) => `${id.slice(0, 24)}${String(index).padStart(12, '0')}`;
    await unitOfWork.write(async (manager) => {
      for (let index = 0; index < 1001; index += 1) {
        const copy = { ...columns, id: copyOf(index) };
        await manager.query(
          `INSERT INTO orders (${names.join(', ')}) VALUES (${places})`,
          Object.values(copy),
        );
      }
    });
    const filter = String(new URLSearchParams({ q: email }));
    const change = (expected: number, status: OrderStatus) =>
      admin.post('/api/admin/orders/bulk', { filter, expected, status });
    const wrong = await change(1001, 'completed').expect(409);
    expect(wrong.body.current).toEqual({ total: 1002 });
    const { body } = await change(1002, 'completed').expect(422);
    expect(body.errors).toEqual([{ path: 'filter', message: problems.bulkTooMany }]);
    expect(await countOf('pending', 1)).toBe(1002);

    const others = [copyOf(0), copyOf(1000)];
    await unitOfWork.write((manager) => manager.delete(OrderEntity, others));
    const { body: result } = await change(1000, 'pending').expect(200);
    const ids = [id, ...Array.from({ length: 999 }, (_, index) => copyOf(index + 1))];
    expect(result.left).toEqual(ids.sort().map((each) => ({ id: each, reason: 'same' })));
  });

  describe('if another order matches the filter once it is read', () => {
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
        // On SQLite no other transaction can write meanwhile.
        await reading?.query('UPDATE orders SET search = ? WHERE id = ?', [email, later]);
        return count.call(this);
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
