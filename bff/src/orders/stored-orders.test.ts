import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { placement as sample } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { LiveChangeEntity } from '../live/live-change.entity.js';
import { dayIn } from '../zone/zone-clock.js';
import { OrderEntity } from './order.entity.js';

/** Delivered the same day. */
const placement = { ...sample, serviceName: 'Lite Edit', servicePrice: 40 };
const zone = 'Pacific/Kiritimati';
/** The due date of an order that was just placed: 48 hours later, in the team's time zone. */
const promised = (createdAt: string) =>
  dayIn(zone, new Date(Date.parse(createdAt) + 48 * 3_600_000));

describe.each(databases)('stored orders on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let adminId: string;
  let customer: Client;
  let userId: string;
  let email: string;
  beforeAll(async () => {
    application = await startApplication(database, { CALL_ZONE: zone });
    admin = await application.administrator();
    adminId = (await admin.user()).id;
    customer = await application.customer({ firstName: 'Zoë' });
    ({ id: userId, email } = await customer.user());
  });
  afterAll(() => application.close());

  const place = async () => (await customer.post('/api/orders', placement).expect(201)).body;
  const put = async (id: string, edit: object) =>
    (await admin.put(`/api/admin/orders/${id}`, edit).expect(200)).body;
  const stored = (id: string) =>
    application.database.unitOfWork.read.findOneByOrFail(OrderEntity, { id });
  /** The columns that are not read with a row. */
  const keysOf = async (id: string) => {
    const columns = 'search, serviceNameKey, customerNameKey, numberKey';
    const sql = `SELECT ${columns} FROM orders WHERE id = ?`;
    return (await application.database.unitOfWork.read.query(sql, [id]))[0];
  };
  const audited = async (id: string) =>
    (await admin.get('/api/admin/audit').query({ q: id }).expect(200)).body;

  test('a placed order is stored whole, and read without search text and sort keys', async () => {
    const { id, createdAt } = await place();
    expect(await stored(id)).toEqual({
      ...placement,
      id,
      userId,
      assigneeId: null,
      lineItems: null,
      priceAgreedAt: null,
      dueOn: promised(createdAt),
      customerName: 'Zoë Kwon',
      customerEmail: email,
      status: 'pending',
      createdAt: new Date(createdAt),
      updatedAt: new Date(createdAt),
      version: 1,
    });
    expect(await keysOf(id)).toEqual({
      search: `zoe kwon\n${email}\n+1 212 555 0142\nlite edit\n${id}\neight seconds, brass.`,
      serviceNameKey: 'lite edit',
      customerNameKey: 'zoe kwon',
      numberKey: id.slice(-8),
    });
    expect(await audited(id)).toEqual([]);
  });

  test('an order with a blank service name is stored as Custom Service', async () => {
    const sent = { ...placement, serviceName: '  ', servicePrice: 5 };
    const { body } = await customer.post('/api/orders', sent).expect(201);
    const order = { serviceName: 'Custom Service', servicePrice: 5 };
    expect(body).toMatchObject(order);
    expect(await stored(body.id)).toMatchObject(order);
  });

  test('an order that an administrator enters is stored as entered, and audited', async () => {
    const entered = {
      serviceName: 'A series about bees',
      servicePrice: 7,
      projectBrief: 'Three episodes',
      status: 'completed',
      createdAt: '2026-01-02T03:04:05.678Z',
      dueOn: '2026-01-05',
    };
    const { body } = await admin.post('/api/admin/orders', { ...entered, userId }).expect(201);
    const names = { customerName: 'Zoë Kwon', customerEmail: email };
    expect(body).toEqual({
      ...entered,
      ...names,
      id: body.id,
      userId,
      isCustomRequest: true,
      updatedAt: body.updatedAt,
      version: 1,
    });
    expect(await stored(body.id)).toMatchObject({
      ...entered,
      ...names,
      createdAt: new Date(entered.createdAt),
      updatedAt: new Date(body.updatedAt),
    });
    expect(await audited(body.id)).toMatchObject([
      {
        action: 'order.created',
        outcome: 'done',
        actorId: adminId,
        targetType: 'order',
        targetId: body.id,
        changes: [],
      },
    ]);
    const { events } = (await customer.get(`/api/orders/${body.id}`).expect(200)).body;
    expect(events).toMatchObject([
      { kind: 'placed', actorId: adminId, actorRole: 'administrator' },
    ]);
  });

  test('an edit is stored with its search text, and audited without personal data', async () => {
    const { id, createdAt } = await place();
    const before = await stored(id);
    const content = { serviceName: 'Consulting', servicePrice: 7, projectBrief: 'Strings' };
    const edit = { ...content, status: 'completed', dueOn: '2028-02-29' };
    const { updatedAt } = await put(id, { ...edit, version: 1 });
    expect(await stored(id)).toEqual({
      ...before,
      ...edit,
      updatedAt: new Date(updatedAt),
      version: 2,
    });
    expect(await keysOf(id)).toMatchObject({
      search: `zoe kwon\n${email}\n+1 212 555 0142\nconsulting\n${id}\nstrings`,
      serviceNameKey: 'consulting',
    });
    const [{ changes, ...entry }, ...others] = await audited(id);
    expect(entry).toMatchObject({
      action: 'order.updated',
      outcome: 'done',
      actorId: adminId,
      targetType: 'order',
      targetId: id,
    });
    expect(others).toEqual([]);
    expect(changes).toHaveLength(5);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'serviceName', before: 'Lite Edit', after: 'Consulting' },
        { field: 'servicePrice', before: '40', after: '7' },
        { field: 'status', before: 'pending', after: 'completed' },
        { field: 'dueOn', before: promised(createdAt), after: '2028-02-29' },
        { field: 'projectBrief' },
      ]),
    );
  });

  test.each([
    ['Lite Edit', 'A song for Fenella'],
    ['A song for Fenella', 'Lite Edit'],
  ])('the audit log has no name that somebody has written: %s, then %s', async (name, other) => {
    const sent = { ...placement, serviceName: name };
    const { body } = await customer.post('/api/orders', sent).expect(201);
    await put(body.id, { ...placement, serviceName: other, status: 'cancelled' });
    const [{ changes }] = await audited(body.id);
    expect(changes).toContainEqual({ field: 'serviceName' });
    expect(changes).toContainEqual({ field: 'status', before: 'pending', after: 'cancelled' });
  });

  test('a deletion is audited, and open pages of customer and assignee are told', async () => {
    const { id } = await place();
    await put(id, { ...placement, assigneeId: adminId });
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) => manager.delete(LiveChangeEntity, { orderId: id }));
    await admin.delete(`/api/admin/orders/${id}`).expect(204);
    expect((await audited(id))[0]).toMatchObject({
      action: 'order.deleted',
      outcome: 'done',
      actorId: adminId,
      targetType: 'order',
      targetId: id,
      changes: [],
    });
    const changes = await unitOfWork.read.findBy(LiveChangeEntity, { orderId: id });
    expect(changes).toMatchObject([{ userId, assigneeId: adminId, tags: 'Orders Order' }]);
  });

  test('the totals of the list follow an order from its placing to its deletion', async () => {
    const totalOf = async (status?: OrderStatus) => {
      const query = { page: 1, perPage: 1, ...(status && { status }) };
      const { headers } = await admin.get('/api/admin/orders').query(query).expect(200);
      return Number(headers['x-total-count']);
    };
    const totals = async () => [
      await totalOf(),
      await totalOf('pending'),
      await totalOf('processing'),
    ];
    const [all = 0, pending = 0, processing = 0] = await totals();
    const { id } = await place();
    expect(await totals()).toEqual([all + 1, pending + 1, processing]);
    await put(id, { ...placement, status: 'processing' });
    expect(await totals()).toEqual([all + 1, pending, processing + 1]);
    await admin.delete(`/api/admin/orders/${id}`).expect(204);
    expect(await totals()).toEqual([all, pending, processing]);
  });
});
