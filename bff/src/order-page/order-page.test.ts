import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { placement, unknownId } from '../../test/samples.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';

describe.each(databases)('order details on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
  });
  afterAll(() => application.close());

  const dated = { serviceName: 'Lite Edit', servicePrice: 40 };
  const placed = async (change: object = {}, client = customer) =>
    (await client.post('/api/orders', { ...placement, ...change }).expect(201)).body;
  const details = async (id: string, client = customer) =>
    (await client.get(`/api/orders/${id}`).expect(200)).body;
  const numberOf = (id: string) => id.slice(-8).toUpperCase();
  const kindsOf = (body: { events: { kind: string; detail?: string }[] }) =>
    body.events.map(({ kind, detail }) => (detail === undefined ? kind : `${kind} ${detail}`));
  const setStatus = (order: { id: string }, status: string) =>
    admin
      .put(`/api/admin/orders/${order.id}`, {
        ...placement,
        serviceName: 'Jingle',
        ...order,
        status,
        version: undefined,
      })
      .expect(200);

  test('contain the order, its timeline, the expected date and the next step', async () => {
    const order = await placed(dated);
    const { id: userId } = await customer.user();
    const body = await details(order.id);
    expect(body).toEqual({
      order,
      number: numberOf(order.id),
      kind: 'service',
      events: [
        {
          id: expect.any(String),
          createdAt: expect.any(String),
          kind: 'placed',
          actorId: userId,
          actorName: 'Noor Haddad',
          actorRole: 'customer',
        },
      ],
      expectedAt: new Date(Date.parse(order.createdAt) + 48 * 3_600_000).toISOString(),
      nextStep: 'confirmation',
      canCancel: true,
      canEditBrief: true,
      revisions: { included: 2, used: 0 },
      readAt: expect.any(String),
    });
  });

  test('are found by the order number in any case, and return 404 to other customers', async () => {
    const order = await placed();
    expect((await details(numberOf(order.id))).order.id).toBe(order.id);
    expect((await details(numberOf(order.id).toLowerCase())).order.id).toBe(order.id);
    expect((await details(numberOf(order.id), admin)).order.id).toBe(order.id);
    const other = await application.customer();
    await other.get(`/api/orders/${numberOf(order.id)}`).expect(404);
  });

  test('are those of the newest order if two orders share a number', async () => {
    const [first, second] = [await placed(), await placed()];
    await application.database.unitOfWork.write(async (manager) => {
      const older = `01000000-0000-7000-8000-0000${second.id.slice(-8)}`;
      await manager.query('DELETE FROM order_events WHERE orderId = ?', [first.id]);
      await manager.query(
        "UPDATE orders SET id = ?, createdAt = '2020-01-01 00:00:00.000' WHERE id = ?",
        [older, first.id],
      );
    });
    expect((await details(numberOf(second.id))).order.id).toBe(second.id);
  });

  test.each(['%', '________', 'xxxxxxxx', '%00', unknownId, 'nothing'])(
    'return 404 for the address %p',
    async (id) => {
      for (const client of [customer, admin]) {
        const { body, type } = await client
          .get(`/api/orders/${encodeURIComponent(id)}`)
          .expect(404);
        expect(type).toBe('application/problem+json');
        expect(body.message).toBe('Not found');
      }
    },
  );

  test('return the same 404 to other customers as for an unknown order', async () => {
    const order = await placed();
    const other = await application.customer();
    const [their, none] = [
      await other.get(`/api/orders/${order.id}`).expect(404),
      await other.get(`/api/orders/${unknownId}`).expect(404),
    ];
    expect(their.body.message).toEqual(none.body.message);
    await other.put(`/api/orders/${order.id}/brief`, { projectBrief: 'x', version: 1 }).expect(404);
    await other.post(`/api/orders/${order.id}/cancel`).expect(404);
    await application.visitor().get(`/api/orders/${order.id}`).expect(401);
    expect(kindsOf(await details(order.id))).toEqual(['placed']);
  });

  test('begin the timeline with the placement if no events are stored', async () => {
    const order = await placed();
    await application.database.unitOfWork.write((manager) =>
      manager.delete(OrderEventEntity, { orderId: order.id }),
    );
    const { events } = await details(order.id);
    expect(events).toMatchObject([
      { kind: 'placed', createdAt: order.createdAt, actorName: 'Noor Haddad' },
    ]);
  });

  describe('the brief', () => {
    test('can be changed until the order is confirmed, and the timeline records the change', async () => {
      const order = await placed();
      const path = `/api/orders/${order.id}/brief`;
      const { body } = await customer
        .put(path, { projectBrief: ' Ten seconds. ', version: 1 })
        .expect(200);
      expect(body).toMatchObject({
        order: { projectBrief: 'Ten seconds.', version: 2 },
        events: [{ kind: 'placed' }, { kind: 'briefEdited', actorName: 'Noor Haddad' }],
      });
      await setStatus(body.order, 'processing');
      const refused = await customer.put(path, { projectBrief: 'Six', version: 3 }).expect(409);
      expect(refused.body.message).toMatch(/cannot be changed any more/);
      expect(refused.body.current).toBeUndefined();
      expect((await details(order.id)).canEditBrief).toBe(false);
    });

    test('is returned in a 409 response if somebody else has changed it', async () => {
      const order = await placed();
      const path = `/api/orders/${order.id}/brief`;
      await admin.put(path, { projectBrief: 'Theirs', version: 1 }).expect(200);
      const { body } = await customer.put(path, { projectBrief: 'Mine', version: 1 }).expect(409);
      expect(body).toMatchObject({ current: { projectBrief: 'Theirs', version: 2 } });
      expect((await details(order.id)).events.at(-1)).toMatchObject({
        kind: 'briefEdited',
        actorRole: 'administrator',
      });
    });

    test('is changed by only one of two concurrent requests', async () => {
      const order = await placed();
      const path = `/api/orders/${order.id}/brief`;
      const answers = await Promise.all(
        ['one', 'two'].map((projectBrief) => customer.put(path, { projectBrief, version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(kindsOf(await details(order.id))).toEqual(['placed', 'briefEdited']);
    });

    test.each([
      [{ projectBrief: '', version: 1 }, 'projectBrief'],
      [{ projectBrief: 'x'.repeat(5001), version: 1 }, 'projectBrief'],
      [{ projectBrief: 'x' }, 'version'],
      [{ projectBrief: 'x', version: '1' }, 'version'],
    ])('is not changed by an invalid body (case %#)', async (sent, path) => {
      const order = await placed();
      const { body } = await customer.put(`/api/orders/${order.id}/brief`, sent).expect(422);
      expect(body.errors).toMatchObject([{ path }]);
    });
  });

  describe('cancelling an order', () => {
    test('notifies the customer and the administrators once', async () => {
      const buyer = await application.customer();
      const { email } = await buyer.user();
      const order = await placed(dated, buyer);
      for (const _ of [1, 2]) {
        const { body } = await buyer.post(`/api/orders/${order.id}/cancel`).expect(200);
        expect(body).toMatchObject({
          order: { status: 'cancelled', version: 2 },
          nextStep: 'cancelled',
          canCancel: false,
          canEditBrief: false,
        });
        expect(body.expectedAt).toBeUndefined();
        expect(kindsOf(body)).toEqual(['placed', 'cancelled']);
      }
      expect(await mailsTo(application, email, 'order-cancelled')).toHaveLength(1);
      const notices = await mailsTo(application, administrator.email, 'cancellation');
      const own = notices.filter(({ subject }) => subject.includes(numberOf(order.id)));
      expect(own.map(({ textPart }) => textPart)).toEqual([
        expect.stringContaining(`/admin/orders?details=${order.id}`),
      ]);
    });

    test('takes effect once if requested concurrently', async () => {
      const order = await placed();
      const path = `/api/orders/${order.id}/cancel`;
      const answers = await Promise.all([1, 2, 3].map(() => customer.post(path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(kindsOf(await details(order.id))).toEqual(['placed', 'cancelled']);
      const { headers, body } = await admin.get('/api/admin/orders?status=cancelled&perPage=1000');
      expect(headers['x-total-count']).toBe(String(body.length));
    });

    test.each(['processing', 'completed'])('is rejected if the order is %s', async (status) => {
      const order = await placed();
      await setStatus(order, status);
      const { body } = await customer.post(`/api/orders/${order.id}/cancel`).expect(409);
      expect(body.message).toMatch(/cannot be cancelled here/);
      expect((await details(order.id)).order.status).toBe(status);
    });

    test('excludes a concurrent confirmation: one of the two requests returns 409', async () => {
      const order = await placed();
      const [cancelled, confirmed] = await Promise.all([
        customer.post(`/api/orders/${order.id}/cancel`),
        admin.put(`/api/admin/orders/${order.id}`, { ...order, status: 'processing' }),
      ]);
      expect([cancelled.status, confirmed.status].sort()).toEqual([200, 409]);
    });
  });

  test('treat an administrator as the customer of their own orders', async () => {
    const order = await placed({}, admin);
    const body = await details(order.id, admin);
    expect(body).toMatchObject({ canCancel: true, events: [{ actorRole: 'customer' }] });
  });

  test('are deleted with the order', async () => {
    const order = await placed();
    await admin.delete(`/api/admin/orders/${order.id}`).expect(204);
    await customer.get(`/api/orders/${order.id}`).expect(404);
    const left = await application.database.unitOfWork.read.countBy(OrderEventEntity, {
      orderId: order.id,
    });
    expect(left).toBe(0);
  });
});
