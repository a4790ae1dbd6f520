import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { placement, unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('order administration on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const placedOrder = async () => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/orders', placement).expect(201);
    return { customer, order: body };
  };

  test('an order for a customer has the account’s name, and is pending and dated now by default', async () => {
    const customer = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const { id, email } = await customer.user();
    const { body } = await admin
      .post('/api/admin/orders', {
        userId: id,
        serviceName: 'Jingle',
        servicePrice: 1,
        customerName: 'Somebody Else',
        customerEmail: 'else@example.com',
        projectBrief: 'Any price is an administrator’s to set.',
      })
      .expect(201);
    expect(body).toMatchObject({
      userId: id,
      servicePrice: 1,
      customerName: 'Noor Haddad',
      customerEmail: email,
      status: 'pending',
      version: 1,
    });
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(10_000);
    const { dueOn: _dueOn, ...own } = body;
    expect((await customer.get('/api/orders')).body).toEqual([own]);
    const { body: audit } = await admin.get('/api/admin/audit').query({ q: body.id });
    expect(audit).toMatchObject([{ action: 'order.created', targetId: body.id }]);
  });

  test.each([
    [{ serviceName: 'lite edit', servicePrice: 40 }, 'Lite Edit'],
    [{ serviceName: 'extra\u00a0revisions  pack', servicePrice: 55 }, 'Extra Revisions Pack'],
    [{ serviceName: 'PR0', servicePrice: 0 }, 'PRO'],
    [{ serviceName: 'demo call', servicePrice: 0 }, 'Demo Call'],
    [{ serviceName: 'a series about bees', servicePrice: 7 }, 'a series about bees'],
  ])('%j is stored as %s', async (typed, serviceName) => {
    const { id: userId } = await (await application.customer()).user();
    const order = { ...placement, ...typed, userId };
    const { body } = await admin.post('/api/admin/orders', order).expect(201);
    expect(body.serviceName).toBe(serviceName);
    const renamed = { ...placement, serviceName: 'Another', servicePrice: typed.servicePrice };
    const path = `/api/admin/orders/${body.id}`;
    await admin.put(path, renamed).expect(200);
    const again = await admin.put(path, { ...renamed, ...typed }).expect(200);
    expect(again.body.serviceName).toBe(serviceName);
  });

  test('an order whose service is spelled in another way has its due date', async () => {
    const { id: userId } = await (await application.customer()).user();
    const order = { ...placement, serviceName: 'lite edit', servicePrice: 40, userId };
    const { body } = await admin.post('/api/admin/orders', order).expect(201);
    expect(body.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each([
    ['2026-03-01T10:15:00.000Z', '2026-03-01T10:15:00.000Z'],
    ['2026-03-01T10:15:00+05:30', '2026-03-01T04:45:00.000Z'],
    ['1999-12-31T23:59:59.999Z', '1999-12-31T23:59:59.999Z'],
  ])('the creation date %s is stored as %s', async (createdAt, kept) => {
    const customer = await application.customer();
    const { id } = await customer.user();
    await admin
      .post('/api/admin/orders', { ...placement, userId: id, status: 'completed', createdAt })
      .expect(201);
    const { body } = await customer.get('/api/orders');
    expect(body[0]).toMatchObject({ createdAt: kept, status: 'completed' });
  });

  test.each([
    ['userId', { userId: unknownId }, 'This customer does not exist any more.'],
    ['userId', { userId: 'x' }, 'Please choose a customer'],
    ['serviceName', { serviceName: '' }, 'Service name is required'],
    ['servicePrice', { servicePrice: '' }, 'Price must be a whole number of dollars, 0 or more'],
    ['projectBrief', { projectBrief: '' }, 'Project brief is required'],
    ['status', { status: 'lost' }, 'Please choose a status'],
    ['createdAt', { createdAt: 'yesterday' }, 'Please enter a valid date and time'],
    ['createdAt', { createdAt: '2026-13-45T99:99:99Z' }, 'Please enter a valid date and time'],
    ['createdAt', { createdAt: '0001-01-01T00:00:00Z' }, 'Please enter a valid date and time'],
  ])('an invalid %s (case %#) is rejected with 422', async (path, change, message) => {
    const { id } = await (await application.customer()).user();
    const before = (await admin.get('/api/admin/orders')).headers['x-total-count'];
    const { body } = await admin
      .post('/api/admin/orders', { ...placement, userId: id, ...change })
      .expect(422);
    expect(body.errors).toEqual([{ path, message }]);
    expect((await admin.get('/api/admin/orders')).headers['x-total-count']).toBe(before);
  });

  test('the customer sees the new status', async () => {
    const { customer, order } = await placedOrder();
    const { body } = await admin
      .put(`/api/admin/orders/${order.id}`, { ...order, status: 'processing' })
      .expect(200);
    expect(body).toMatchObject({
      ...order,
      status: 'processing',
      version: 2,
      updatedAt: body.updatedAt,
    });
    const { dueOn: _dueOn, ...own } = body;
    expect((await customer.get('/api/orders')).body).toEqual([own]);
  });

  test('an edit of an outdated version returns 409 with the current order', async () => {
    const { order } = await placedOrder();
    const path = `/api/admin/orders/${order.id}`;
    const first = await admin.put(path, { ...order, projectBrief: 'first' }).expect(200);
    const { body } = await admin.put(path, { ...order, projectBrief: 'second' }).expect(409);
    expect(body).toMatchObject({
      message: 'Someone else changed this in the meantime.',
      current: first.body,
    });
  });

  test('an edit without a version is not checked for conflicts', async () => {
    const { order } = await placedOrder();
    const { version: _version, ...edit } = order;
    const path = `/api/admin/orders/${order.id}`;
    await admin.put(path, { ...edit, servicePrice: 7 }).expect(200);
    const { body } = await admin.put(path, { ...edit, servicePrice: 8 }).expect(200);
    expect(body).toMatchObject({ servicePrice: 8, version: 3 });
  });

  test('an edit keeps omitted fields, and an empty phone number removes the phone number', async () => {
    const { order } = await placedOrder();
    const { serviceName, servicePrice, projectBrief } = order;
    const path = `/api/admin/orders/${order.id}`;
    const kept = await admin.put(path, { serviceName, servicePrice, projectBrief }).expect(200);
    expect(kept.body).toMatchObject({
      customerPhone: order.customerPhone,
      createdAt: order.createdAt,
      status: 'pending',
    });
    const emptied = await admin
      .put(path, { serviceName, servicePrice, projectBrief, customerPhone: '' })
      .expect(200);
    expect(emptied.body).not.toHaveProperty('customerPhone');
  });

  test('an order moved to another customer takes that customer’s name and e-mail address', async () => {
    const { customer, order } = await placedOrder();
    const other = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const { id, email } = await other.user();
    const edit = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'Six seconds.' };
    const path = `/api/admin/orders/${order.id}`;
    const { body: kept } = await admin.put(path, edit).expect(200);
    expect(kept.userId).toBe(order.userId);
    const { body } = await admin.put(path, { ...edit, userId: id }).expect(200);
    expect(body).toMatchObject({ userId: id, customerName: 'Noor Haddad', customerEmail: email });
    const { dueOn: _dueOn, ...own } = body;
    expect((await other.get('/api/orders')).body).toEqual([own]);
    expect((await customer.get('/api/orders')).body).toEqual([]);
    const { body: refused } = await admin.put(path, { ...edit, userId: unknownId }).expect(422);
    expect(refused.errors[0].path).toBe('userId');
  });

  test('a deleted order disappears from the customer’s list and returns 404', async () => {
    const { customer, order } = await placedOrder();
    await admin.delete(`/api/admin/orders/${order.id}`).expect(204);
    expect((await customer.get('/api/orders')).body).toEqual([]);
    await admin.delete(`/api/admin/orders/${order.id}`).expect(404);
    await admin.put(`/api/admin/orders/${order.id}`, order).expect(404);
  });

  test.each(['nothing', unknownId, '%00', "' OR 1=1 --", '../users'])(
    'the unknown id %p returns 404',
    async (id) => {
      const path = `/api/admin/orders/${encodeURIComponent(id)}`;
      await admin.put(path, placement).expect(404);
      await admin.delete(path).expect(404);
    },
  );
});
