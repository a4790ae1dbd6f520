import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { pricedOrder } from '../../test/order-money.js';
import { assign } from '../../test/order-places.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

interface Accounts {
  readonly admin: Client;
  readonly producer: Client;
  readonly producerId: string;
  readonly customerId: string;
}

const currentPassword = 'password';
const changes: readonly [string, (accounts: Accounts) => PromiseLike<{ status: number }>][] = [
  [
    'its assignee is made an editor',
    ({ admin, producerId }) =>
      admin.put(`/api/admin/team/${producerId}/role`, { role: 'editor' }).expect(200),
  ],
  [
    'its assignee is removed from the team',
    ({ admin, producerId }) => admin.delete(`/api/admin/team/${producerId}`).expect(204),
  ],
  [
    'the account of its assignee is deleted by an owner',
    ({ admin, producerId }) => admin.delete(`/api/admin/customers/${producerId}`).expect(204),
  ],
  [
    'the account of its assignee is deleted by that person',
    ({ producer }) => producer.post('/api/account/deletion', { currentPassword }).expect(204),
  ],
  [
    'its customer is deleted',
    ({ admin, customerId }) => admin.delete(`/api/admin/customers/${customerId}`).expect(204),
  ],
];

describe.each(databases)('an edit of an order, opened before a change, on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  test.each(changes)('conflicts if %s', async (_change, make) => {
    const producer = await application.member('producer');
    const customer = await application.customer();
    const [producerId, customerId] = [(await producer.user()).id, (await customer.user()).id];
    const orderId = await pricedOrder(customer);
    await assign(application, orderId, { id: producerId });
    const { body } = await admin.get(`/api/orders/${orderId}`).expect(200);
    await make({ admin, producer, producerId, customerId });
    const { serviceName, servicePrice, version } = body.order;
    const edit = { serviceName, servicePrice, projectBrief: 'New.', status: 'pending', version };
    const whole = { ...edit, userId: customerId, assigneeId: producerId };
    const refused = await admin.put(`/api/admin/orders/${orderId}`, whole).expect(409);
    expect(refused.body.current.version).toBe(version + 1);
  });
});
