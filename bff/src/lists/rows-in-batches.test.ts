import { In } from 'typeorm';
import { databases } from '../../test/databases.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrderEntity } from '../orders/order.entity.js';
import { orderList } from '../orders/order-list.js';
import { readListRequest } from './list-request.js';
import { BatchTurns, rowsInBatches } from './rows-in-batches.js';

/** Counts turns of the event loop. */
class Turns {
  count = 0;
  private timer = setImmediate(() => this.next());

  stop(): void {
    clearImmediate(this.timer);
  }

  private next(): void {
    this.count += 1;
    this.timer = setImmediate(() => this.next());
  }
}

describe.each(databases)('rows in batches on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
    const customer = await application.customer();
    const order = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'b' };
    for (let index = 0; index < 6; index += 1) {
      await customer.post('/api/orders', { ...order, customerPhone: '1234567' }).expect(201);
    }
  });
  afterAll(() => application.close());

  test('simultaneous CSV downloads read one batch in each turn of the event loop', async () => {
    const { read } = application.database.unitOfWork;
    const eventLoop = new Turns();
    const turns = new BatchTurns();
    const seen: number[] = [];
    const request = readListRequest({}, orderList);
    const convert = async (rows: readonly { id: string }[]) => {
      seen.push(eventLoop.count);
      return rows.map(({ id }) => id);
    };
    const download = async () => {
      const ids: string[] = [];
      for await (const batch of rowsInBatches(read, orderList, request, {
        turns,
        convert,
        size: 2,
      })) {
        expect(batch.length).toBeLessThanOrEqual(2);
        ids.push(...batch);
      }
      return ids;
    };
    const [one, two] = await Promise.all([download(), download()]);
    eventLoop.stop();
    expect(one).toHaveLength(6);
    expect(two).toEqual(one);
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  test.each(['asc', 'desc'])(
    'an order that is changed during a download sorted by last change (%s) is in it once',
    async (order) => {
      const { unitOfWork } = application.database;
      const query = { sort: 'updatedAt', order };
      const batches = rowsInBatches(unitOfWork.read, orderList, readListRequest(query, orderList), {
        turns: new BatchTurns(),
        convert: async (rows: readonly { id: string }[]) => rows.map(({ id }) => id),
        size: 2,
      });
      const all = await unitOfWork.read.find(OrderEntity);
      const sent: string[] = (await batches.next()).value;
      const [waiting] = all.filter(({ id }) => !sent.includes(id));
      const changed = [waiting?.id ?? '', sent[0] ?? ''];
      await unitOfWork.write((manager) =>
        manager.update(OrderEntity, { id: In(changed) }, { updatedAt: new Date() }),
      );
      for await (const batch of batches) sent.push(...batch);
      expect(sent.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    },
  );

  test('an order that is deleted during a download is left out', async () => {
    const customer = await application.customer();
    const order = { ...placement, projectBrief: 'To be deleted' };
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      made.push((await customer.post('/api/orders', order).expect(201)).body.id);
    }
    const { unitOfWork } = application.database;
    const request = readListRequest(
      { q: 'to be deleted', sort: 'createdAt', order: 'asc' },
      orderList,
    );
    const batches = rowsInBatches(unitOfWork.read, orderList, request, {
      turns: new BatchTurns(),
      convert: async (rows: readonly { id: string }[]) => rows.map(({ id }) => id),
      size: 1,
    });
    const sent: string[] = (await batches.next()).value;
    const admin = await application.administrator();
    await admin.delete(`/api/admin/orders/${made[1]}`).expect(204);
    for await (const batch of batches) sent.push(...batch);
    expect(sent).toEqual([made[0], made[2]]);
  });

  test('a download that fails does not hold up the others', async () => {
    const turns = new BatchTurns();
    const failed = turns.run(() => Promise.reject(new Error('gone')));
    const next = turns.run(async () => 'read');
    await expect(failed).rejects.toThrow('gone');
    await expect(next).resolves.toBe('read');
  });
});
