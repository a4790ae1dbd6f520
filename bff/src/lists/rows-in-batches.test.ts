import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { orderList } from '../orders/order-list.js';
import { readListRequest } from './list-request.js';
import { rowsInBatches } from './rows-in-batches.js';

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

  test('between two batches of a CSV download the server handles other events', async () => {
    const { read } = application.database.unitOfWork;
    const turns = new Turns();
    const seen: number[] = [];
    for await (const rows of rowsInBatches(read, orderList, readListRequest({}, orderList), 2)) {
      expect(rows.length).toBeLessThanOrEqual(2);
      seen.push(turns.count);
    }
    turns.stop();
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(3);
  });
});
