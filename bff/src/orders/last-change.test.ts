import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { placeOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';

const hour = 3_600_000;
const [serviceName, servicePrice] = ['Standard Episode Edit', 70];

describe.each(databases)('the last change of an order on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let orderId: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
  });
  beforeEach(async () => {
    orderId = await placeOrder(customer, { serviceName, servicePrice });
  });
  afterAll(() => application.close());

  const content = { serviceName, servicePrice, projectBrief: 'A theme.' };
  const edit = (change: object) =>
    admin.put(`/api/admin/orders/${orderId}`, { ...content, ...change });
  const versionNow = async (): Promise<number> =>
    (await customer.get(`/api/orders/${orderId}`).expect(200)).body.order.version;
  /** Who made it, as somebody learns whose own change comes too late. */
  const changedBy = async () => (await edit({ version: 0 }).expect(409)).body.changed.by;

  const editBrief = async (projectBrief: string) =>
    customer
      .put(`/api/orders/${orderId}/brief`, { projectBrief, version: await versionNow() })
      .expect(200);

  /** The clock was ahead while the events of the order were recorded, and is right again. */
  async function setClockBack(): Promise<void> {
    const { unitOfWork } = application.database;
    for (const { id, createdAt } of await unitOfWork.read.findBy(OrderEventEntity, { orderId })) {
      const ahead = { createdAt: new Date(createdAt.getTime() + hour) };
      await unitOfWork.write((manager) => manager.update(OrderEventEntity, { id }, ahead));
    }
  }

  test('names the customer who edited the brief, also after the clock was set back', async () => {
    await setClockBack();
    await editBrief('A longer theme.');
    expect(await changedBy()).toBe('Noor Haddad');
  });

  test('names the customer who edited the brief again after the clock was set back', async () => {
    await editBrief('A longer theme.');
    await setClockBack();
    await editBrief('A short theme.');
    expect(await changedBy()).toBe('Noor Haddad');
  });

  test('names the customer who edited the brief, not who added a note after it', async () => {
    await editBrief('A longer theme.');
    await admin.post(`/api/admin/orders/${orderId}/notes`, { text: 'Asks for more.' }).expect(201);
    expect(await changedBy()).toBe('Noor Haddad');
  });

  test('names the member of the team whose delivery cleared the due date', async () => {
    await editBrief('A longer theme.');
    await edit({ status: 'processing' }).expect(200);
    const manager = await application.member('manager');
    await deliver(application, manager, orderId);
    expect(await changedBy()).toBe('Ada Kwon');
  });

  test('names the customer who asked for a revision of an order in production', async () => {
    await edit({ status: 'processing' }).expect(200);
    const { id } = await deliver(application, admin, orderId);
    const path = `/api/orders/${orderId}/deliveries/${id}/revision`;
    await customer.post(path, { text: 'Less brass' }).expect(200);
    expect(await changedBy()).toBe('Noor Haddad');
  });
});
