import type { Test } from 'supertest';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { storeFile } from '../../test/order-files.js';
import { goodQuote } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { begunUpload, sendPart } from '../../test/uploads.js';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];

/** Calls that look for a row and insert it if it is missing, several at once. */
describe.each(databases)('concurrent calls that insert the same row on %s', (database) => {
  let application: TestApplication;
  let administrator: Client;
  let customer: Client;
  let order: string;

  beforeAll(async () => {
    application = await startApplication(database);
    administrator = await application.administrator();
    customer = await application.customer();
    const custom = { serviceName: 'Custom Solution', customerPhone: '1', projectBrief: 'x' };
    order = (await customer.post('/api/orders', custom).expect(201)).body.id;
  });
  afterAll(() => application.close());

  const statusesOf = async (send: (number: number) => Test) =>
    (await Promise.all(numbers.map(async (number) => (await send(number)).status))).sort();
  const all = (status: number) => numbers.map(() => status);

  test('parts of one upload at a wrong offset all get 409', async () => {
    const path = await begunUpload(customer, { order, size: 10 });
    const parts = numbers.map(() => sendPart(customer, path, 1, Buffer.from('x')));
    expect((await Promise.all(parts)).map(({ status }) => status)).toEqual(all(409));
  }, 60_000);

  test('one of several views of the same name is saved', async () => {
    const view = { list: 'orders', name: 'Late', query: 'due=late', hidden: [] };
    const statuses = await statusesOf(() => administrator.post('/api/admin/list-views', view));
    expect(statuses).toEqual([201, ...numbers.slice(1).map(() => 422)]);
  });

  test('an address enters the newsletter once', async () => {
    const visitor = application.visitor();
    const email = 'mara@example.com';
    expect(await statusesOf(() => visitor.post('/api/newsletter', { email }))).toEqual(all(204));
  });

  test('an authenticator app can be set up', async () => {
    const path = '/api/account/second-factor/totp';
    const statuses = await statusesOf(() => customer.post(path, { currentPassword: 'password' }));
    expect(statuses).toEqual(all(200));
  });

  test('an editor opens a post in several tabs', async () => {
    const { body } = await administrator.post('/api/admin/posts', { title: 'Tabs' }).expect(201);
    const path = `/api/admin/posts/${body.id}/editors`;
    expect(await statusesOf(() => administrator.put(path))).toEqual(all(200));
  });

  test('each quote of an order is a version of its own', async () => {
    const path = `/api/admin/orders/${order}/quotes`;
    expect(await statusesOf(() => administrator.post(path, goodQuote()))).toEqual(all(201));
    const { body } = await administrator.get(`/api/orders/${order}/quotes`).expect(200);
    expect(body.map(({ version }: { version: number }) => version).sort()).toEqual(numbers);
  });

  test('each delivery of an order is a version of its own', async () => {
    const files: string[] = [];
    for (const number of numbers)
      files.push(await storeFile(application, administrator, order, { name: `${number}.txt` }));
    const path = `/api/admin/orders/${order}/deliveries`;
    const statuses = await statusesOf((number) =>
      administrator.post(path, { note: 'Here it is.', fileIds: [files[number - 1]] }),
    );
    expect(statuses).toEqual(all(201));
  });
});
