import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { pricedOrder } from '../../test/order-money.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrderEventEntity } from './order-event.entity.js';
import { recordedAt } from './order-events.service.js';

describe.each(databases)('the timeline of an order on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let id: string;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  beforeEach(async () => {
    id = await pricedOrder(customer);
  });
  afterAll(() => application.close());

  const details = async (): Promise<OrderDetails> =>
    (await customer.get(`/api/orders/${id}`).expect(200)).body;
  const start = () =>
    admin.put(`/api/admin/orders/${id}`, { ...placement, status: 'processing' }).expect(200);
  const addLink = () =>
    customer.post(`/api/orders/${id}/file-links`, { url: 'https://example.com/x' }).expect(201);
  /** As if the clock had been ahead when an event was recorded. */
  const moveAhead = (kind: OrderEventEntity['kind']) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(
        OrderEventEntity,
        { orderId: id, kind },
        { createdAt: new Date(Date.now() + 15_000) },
      ),
    );

  test('has one event for successive edits of the brief by one person, with the time of the last', async () => {
    for (const [index, client] of [customer, customer, admin, customer].entries()) {
      const edit = { projectBrief: `Take ${index}`, version: index + 1 };
      const { body } = await client.put(`/api/orders/${id}/brief`, edit).expect(200);
      const { events, order }: OrderDetails = body;
      const { id: eventId = '', createdAt = '' } = events.at(-1) ?? {};
      const recorded = recordedAt({ id: eventId }).toISOString();
      expect([createdAt, recorded].every((time) => time >= order.updatedAt)).toBe(true);
    }
    const kinds = (await details()).events.map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', ...Array(3).fill('briefEdited')]);
  });

  test('contains a status change by an administrator', async () => {
    await start();
    const { events, nextStep } = await details();
    expect(nextStep).toBe('production');
    expect(events.at(-1)).toMatchObject({
      kind: 'statusChanged',
      detail: 'processing',
      actorRole: 'administrator',
    });
  });

  test('ends with the last event, although the clock was set back before it', async () => {
    const delivery = await deliver(application, admin, id);
    await moveAhead('deliveryAdded');
    await customer.post(`/api/orders/${id}/deliveries/${delivery.id}/approve`).expect(200);
    const { events, nextStep } = await details();
    expect(nextStep).toBe('done');
    expect(events.slice(-2)).toMatchObject([
      { kind: 'deliveryApproved', detail: '1' },
      { kind: 'statusChanged', detail: 'completed' },
    ]);
  });

  test.each([
    ['a status change', 'statusChanged', start],
    ['an added file', 'fileAdded', addLink],
  ] as const)(
    'has the right time of %s after a message sent while the clock was ahead',
    async (_name, kind, act) => {
      const letter = { subject: 'Key', message: 'Which key is it in?' };
      await customer.post(`/api/orders/${id}/messages`, letter).expect(201);
      await moveAhead('messageSent');
      await act();
      const { read } = application.database.unitOfWork;
      const { createdAt } = await read.findOneByOrFail(OrderEventEntity, { orderId: id, kind });
      expect(Number(createdAt)).toBeLessThanOrEqual(Date.now());
    },
  );
});
