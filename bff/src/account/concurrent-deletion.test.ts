import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { holdWrite, untilItWaits } from '../../test/held-write.js';
import { storeFile } from '../../test/order-files.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrdersService } from '../orders/orders.service.js';
import { UserEntity } from '../users/user.entity.js';

describe.each(databases)('account deletion during other transactions on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const remove = (client: Client) =>
    client.post('/api/account/deletion', { currentPassword: 'password' });

  test('leaves an order that gets another customer at the same time unchanged', async () => {
    const [former, next] = [await application.customer(), await application.customer()];
    const { id } = (await former.post('/api/orders', placement).expect(201)).body;
    const fileId = await storeFile(application, admin, id, { purpose: 'order' });
    const { id: adminId } = await admin.user();
    const { id: userId, email } = await next.user();
    const edit = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'Nine seconds.' };
    const commit = await holdWrite(application, async (manager) => {
      const account = await manager.findOneByOrFail(UserEntity, { id: adminId });
      const body = { ...edit, userId };
      await application.nest.get(OrdersService).update(manager, account, id, body);
    });
    const deletion = remove(former).then(({ status }) => status);
    await untilItWaits();
    await commit();
    expect(await deletion).toBe(204);
    const { body } = await next.get(`/api/orders/${id}`).expect(200);
    expect(body.order).toMatchObject({ ...edit, customerEmail: email });
    const files = await next.get(`/api/orders/${id}/files`).expect(200);
    expect(JSON.stringify(files.body)).toContain(fileId);
  });

  test('refuses an order that the customer places at the same time', async () => {
    const customer = await application.customer();
    const { id } = await customer.user();
    const commit = await holdWrite(application, (manager) => manager.delete(UserEntity, { id }));
    const order = customer.post('/api/orders', placement).then(({ status }) => status);
    await untilItWaits();
    await commit();
    expect(await order).toBe(404);
    await customer.get('/api/orders').expect(401);
  });

  test.each(['at-once', 'daily'])(
    'of a reader of %s notices lets customers order',
    async (notices) => {
      const customer = await application.customer();
      const member = await application.member('manager');
      await member.put('/api/admin/notices', { notices }).expect(200);
      const { id } = await member.user();
      const commit = await holdWrite(application, (manager) => manager.delete(UserEntity, { id }));
      const order = customer.post('/api/orders', placement).then(({ status }) => status);
      await untilItWaits();
      await commit();
      expect(await order).toBe(201);
    },
  );
});
